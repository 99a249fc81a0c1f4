import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceAnualVista } from '@jornada/contract/registros/vistas.ts';
import { useAnual } from '../api.ts';
import type { ResumenSearch } from '../model/period.ts';
import { Absences } from './absences.tsx';
import { BankLink } from './bank-link.tsx';
import { HourBank } from './hour-bank.tsx';
import { Problem } from './problem.tsx';
import { ResumenSkeleton } from './waiting.tsx';
import { YearLedger } from './year-ledger.tsx';
import classes from '../resumen.module.css';

type Props = { ano: number; search: ResumenSearch; own: ReactNode; empty: ReactNode };

const isNew = ({ meses, total }: BalanceAnualVista): boolean =>
  total.diasQueCuentan === 0 && meses.every(({ trabajadoMinutos, incompletos }) => trabajadoMinutos === 0 && incompletos === 0);

/** The year as a table, with the hour bank and the absences beside it. */
export function SummaryTab({ ano, search, own, empty }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useAnual(ano);
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <ResumenSkeleton />;
  return (
    <div className={classes.layout} data-old={isPlaceholderData}>
      <div className={classes.main}>
        {isNew(data) ? (
          empty
        ) : (
          <section aria-labelledby="resumen-ano">
            <h2 id="resumen-ano" className={classes.title}>
              {t('resumen.ano.titulo')}
            </h2>
            <YearLedger anual={data} search={search} />
            <BankLink anual={data} />
          </section>
        )}
      </div>
      <div className={classes.side}>
        <HourBank />
        <Absences ano={ano} />
        {own}
      </div>
    </div>
  );
}
