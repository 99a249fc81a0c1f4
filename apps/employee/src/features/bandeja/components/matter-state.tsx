import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import type { Estado } from '../api.ts';

type Props = { isSearching: boolean; error: unknown; refetch: () => unknown; estado: Estado };

/** Shown in place of a matter while it is loading, after an error, or if there is none. */
export function MatterState({ isSearching, error, refetch, estado }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (isSearching) {
    return (
      <Stack gap="lg" py="lg" aria-busy="true">
        <Block width="60%" height="1.25rem" />
        <Block height="2rem" width="40%" />
        <Block height="9rem" />
      </Stack>
    );
  }
  if (error) return <ReadProblem error={error} title={t('bandeja.error')} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={t('shell.no-existe.titulo')}
      text={t('bandeja.ya-no-esta')}
      action={
        <Button variant="default" onClick={() => void navigate({ to: '/bandeja', search: { estado } })}>
          {t('bandeja.volver')}
        </Button>
      }
    />
  );
}
