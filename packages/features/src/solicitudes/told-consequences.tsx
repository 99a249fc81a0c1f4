import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { Panel } from '@jornada/ui/panel.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import type { ReadQuery } from '@jornada/web/list/loaded.tsx';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';

type Props<T> = {
  /** What the form is told about its fields so far. */
  query: ReadQuery<{ consecuencias: T | null }>;
  children: (consecuencias: T) => ReactNode;
};

/** What a request would mean, before it is sent: itself, what went wrong, or its shape while it comes. */
export function ToldConsequences<T>({ query: { data, error, refetch }, children }: Props<T>) {
  const { t } = useTranslation();
  if (!data && error) return <SmallReadProblem que={t('solicitudes.lo-que-supone')} error={error} onRetry={() => void refetch()} />;
  if (data?.consecuencias) return children(data.consecuencias);
  return (
    <Panel kind="ground" aria-busy="true">
      <Stack gap="md">
        <Block width="60%" height="1.25rem" />
        <Block height="1.75rem" />
        <Block width="80%" />
      </Stack>
    </Panel>
  );
}
