import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { SheetFrame } from '@jornada/ui/framed-sheet.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { useClose } from './use-close.ts';

type Props = {
  title: string;
  error: Error | null;
  onRetry: () => void;
  /** The form, or what waits already; null until it is read. */
  children: ReactNode;
};

/** The page about a record: until it is read its skeleton, or why it cannot be. A record that does not exist is not read again. */
export function CorrectionSheet({ title, error, onRetry, children }: Props) {
  const { t } = useTranslation();
  const close = useClose();
  return (
    <SheetFrame title={title} closeLabel={t('correcciones.cerrar')} onClose={close}>
      {children ??
        (error ? (
          <Failure error={error} onRetry={onRetry} onClose={close} />
        ) : (
          <Stack gap="lg" py="md" aria-busy="true">
            <Block width="60%" />
            <Block height="3.25rem" />
            <Block height="6rem" />
          </Stack>
        ))}
    </SheetFrame>
  );
}

function Failure({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const api = error instanceof ApiError ? error : null;
  if (api?.isMissing) {
    return (
      <EmptyState
        title={t('shell.no-existe.titulo')}
        text={api.message}
        action={
          <Button variant="default" onClick={onClose}>
            {t('correcciones.volver')}
          </Button>
        }
      />
    );
  }
  return <ReadProblem error={error} title={t('correcciones.error')} onRetry={onRetry} />;
}
