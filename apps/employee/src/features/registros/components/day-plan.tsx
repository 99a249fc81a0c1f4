import { useTranslation } from 'react-i18next';
import { Title } from '@mantine/core';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { Ledger, LedgerRow } from '@jornada/ui/ledger.tsx';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { hasRecords, zoneOf } from '../model/day.ts';
import { planLines, type PlanLine } from '../model/plan.ts';
import type { MonthView } from '../use-month-view.ts';

type Props = { dia: DiaVista; view: MonthView };

/** A future day: the shift, what is taken off it, and the expected time. */
export function DayPlan({ dia, view: { format } }: Props) {
  const { t } = useTranslation();
  const { previsto, linea } = dia;
  if (!previsto?.turno || linea.cuenta || hasRecords(dia)) return null;
  return (
    <section>
      <Title order={3} mb="xs">
        {t('calendario.plan.titulo')}
      </Title>
      <Ledger>
        {planLines(previsto).map((line) => (
          <PlanRow key={JSON.stringify(line)} line={line} fecha={dia.fecha} zona={zoneOf(dia, format.zone)} format={format} />
        ))}
        <LedgerRow kind="result" label={t('calendario.suma.previsto')} value={format.duration(previsto.minutos)} />
      </Ledger>
    </section>
  );
}

type RowProps = { line: PlanLine; fecha: string; zona: string; format: MonthView['format'] };

function PlanRow({ line, fecha, zona, format }: RowProps) {
  const { t } = useTranslation();
  const value = format.duration(line.minutos);
  const on = (instante: string): string => hourOn(instante, fecha, format, zona);
  switch (line.kind) {
    case 'turno': {
      const hours = `${on(line.inicio)} – ${on(line.fin)}`;
      return <LedgerRow label={t('calendario.plan.turno')} detail={hours} value={value} />;
    }
    case 'pausa':
      return <LedgerRow label={t(`tipos.subtipos.${line.subtipo}`)} detail={line.inicio && on(line.inicio)} value={value} />;
    case 'ausencia':
      return <LedgerRow label={t(nameOfAbsence(line.clase))} detail={line.mitad && t(`ausencias.partes.${line.mitad}`)} value={value} />;
  }
}
