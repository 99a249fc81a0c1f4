import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, Title } from '@mantine/core';
import type { BalanceAnualVista } from '@jornada/contract/registros/vistas.ts';
import { Columns } from '@jornada/ui/columns.tsx';
import { useAnual } from '../api.ts';
import type { ResumenSearch } from '../model/period.ts';
import { Absences } from './absences.tsx';
import { BankLink } from './bank-link.tsx';
import { HourBank } from './hour-bank.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { ResumenSkeleton } from './waiting.tsx';
import { YearLedger } from './year-ledger.tsx';

type Props = { ano: number; search: ResumenSearch; own: ReactNode; empty: ReactNode };

const isNew = ({ meses, total }: BalanceAnualVista): boolean =>
  total.diasQueCuentan === 0 && meses.every(({ trabajadoMinutos, incompletos }) => trabajadoMinutos === 0 && incompletos === 0);

/** The year as a table, with the hour bank and the absences beside it. */
export function SummaryTab({ ano, search, own, empty }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useAnual(ano);
  if (!data)
    return error ? <ReadProblem error={error} title={t('resumen.error.titulo')} onRetry={() => void refetch()} /> : <ResumenSkeleton />;
  return (
    <Columns gap="xxl" data-old={isPlaceholderData}>
      <Stack gap="xxl">
        {isNew(data) ? (
          empty
        ) : (
          <section aria-labelledby="resumen-ano">
            <Title id="resumen-ano" order={2} mb="sm">
              {t('resumen.ano.titulo')}
            </Title>
            <YearLedger anual={data} search={search} />
            <BankLink anual={data} />
          </section>
        )}
      </Stack>
      <Stack gap="xxl">
        <HourBank />
        <Absences ano={ano} />
        {own}
      </Stack>
    </Columns>
  );
}
