import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { problemOf } from '../model/problem.ts';
import type { Attempt } from '../attempt.ts';
import classes from '../home.module.css';

type Props = { attempt: Attempt; error: Error; onRetry: () => void; onClose: () => void };

/** Why the record could not be made (the server says how far away it was), and what to do now. */
export function ProblemSheet({ attempt, error, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  const { title, help, canRetry } = problemOf(error, attempt.position);
  return (
    <Sheet
      title={t(title)}
      closeLabel={t('home.cerrar')}
      onClose={onClose}
      foot={
        canRetry && (
          <Button size="xl" fullWidth leftSection={<Glyph of={IconRefresh} />} onClick={onRetry}>
            {t('errores.reintentar')}
          </Button>
        )
      }
    >
      <p className={classes.problem} role="alert">
        {error instanceof ApiError ? error.message : t('errores.general.desconocido')}
      </p>
      {help && <p className={classes.problemHelp}>{t(help)}</p>}
      {error instanceof ApiError && error.status >= 500 && error.reference && (
        <p className={classes.problemHelp}>{t('errores.referencia', { referencia: error.reference })}</p>
      )}
    </Sheet>
  );
}
