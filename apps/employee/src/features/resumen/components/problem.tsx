import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconRefresh } from '@jornada/ui/icons.ts';
import { ErrorState } from '@jornada/ui/message-state.tsx';

/** What the server said, or that nobody knows. */
export function useMessageOf() {
  const { t } = useTranslation();
  return (error: unknown): string => (error instanceof ApiError ? error.message : t('errores.general.desconocido'));
}

/** The page could not be fetched. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  return (
    <ErrorState
      title={t('resumen.error.titulo')}
      text={messageOf(error)}
      action={
        <Button variant="default" size="xl" leftSection={<Glyph of={IconRefresh} />} onClick={onRetry}>
          {t('errores.reintentar')}
        </Button>
      }
      note={error instanceof ApiError && error.reference ? t('errores.referencia', { referencia: error.reference }) : undefined}
    />
  );
}

/** A part of the page could not be fetched; the rest stands. */
export function SmallProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  return (
    <Stack align="flex-start" gap="sm" c="dimmed" role="alert">
      <p>{messageOf(error)}</p>
      <Button variant="default" onClick={onRetry}>
        {t('errores.reintentar')}
      </Button>
    </Stack>
  );
}
