import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh, IconX } from '@jornada/ui/icons.ts';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { Page } from '@jornada/web/page.tsx';
import { WayOut } from './way-out.tsx';

type Props = {
  title: string;
  /** Why it could not be fetched; null while it is on the way. */
  error: Error | null;
  onRetry: () => void;
};

/** A screen whose data are on their way, or did not come. */
export function Waiting({ title, error, onRetry }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = <WayOut icon={IconX} label={t('fin-jornada.cerrar')} onLeave={() => void navigate({ to: '/home' })} />;
  return (
    <Page title={title} lead={leave}>
      {error ? (
        <ErrorState
          title={t('fin-jornada.error')}
          text={error instanceof ApiError ? error.message : t('errores.general.desconocido')}
          action={
            <Button size="xl" leftSection={<Glyph of={IconRefresh} />} onClick={onRetry}>
              {t('errores.reintentar')}
            </Button>
          }
          note={error instanceof ApiError && error.reference ? t('errores.referencia', { referencia: error.reference }) : undefined}
        />
      ) : (
        <Stack align="center" pt="xs" aria-busy="true">
          <Block width="14rem" height="1.25rem" />
          <Block width="18rem" height="9rem" />
          <Block width="12rem" height="1.5rem" />
          {[0, 1, 2].map((row) => (
            <Block key={row} height="4rem" />
          ))}
        </Stack>
      )}
    </Page>
  );
}
