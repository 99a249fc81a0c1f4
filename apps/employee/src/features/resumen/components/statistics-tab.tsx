import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '@mantine/core';
import { Columns } from '@jornada/ui/columns.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useGraficos } from '../api.ts';
import type { Period } from '../model/period.ts';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Statistics, StatisticsAside } from './statistics.tsx';
import { ResumenSkeleton } from './waiting.tsx';

type Props = { period: Period; own: ReactNode; empty: ReactNode };

/** A month or a year as charts. */
export function StatisticsTab({ period, own, empty }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useGraficos(period.ano, period.mes);
  if (!data)
    return error ? <ReadProblem error={error} title={t('resumen.error.titulo')} onRetry={() => void refetch()} /> : <ResumenSkeleton />;
  const isEmpty = data.marcas.length === 0;
  const isNow = data.hasta >= data.hoy;
  return (
    <Columns gap="xxl" data-old={isPlaceholderData}>
      <Stack gap="xxl">
        {!isEmpty && <Statistics data={data} period={period} />}
        {isEmpty && (isNow ? empty : <EmptyState title={t('resumen.vacio.periodo')} />)}
      </Stack>
      <Stack gap="xxl">
        {!isEmpty && <StatisticsAside data={data} />}
        {own}
      </Stack>
    </Columns>
  );
}
