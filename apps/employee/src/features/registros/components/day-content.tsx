import { useTranslation } from 'react-i18next';
import type { UseQueryResult } from '@tanstack/react-query';
import { Stack } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { IconUserShare } from '@jornada/ui/icons.ts';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import { hasRecords } from '../model/day.ts';
import type { MonthView } from '../use-month-view.ts';
import { Corrections } from './corrections.tsx';
import { DayLedger } from './day-ledger.tsx';
import { DayNotes, HeldMarks, Note } from './day-notes.tsx';
import { DayPlan } from './day-plan.tsx';
import { DayRecords } from './day-records.tsx';
import classes from '../day.module.css';

type Listado = SalidaDe<typeof registros.listado>;
type Props = { dia: DiaVista; listado: UseQueryResult<Listado>; isClosed: boolean; view: MonthView; isWide: boolean };

/**
 * The whole day: notes, records, corrections, and the sum. On a phone the sum comes first, because the sheet is only half a
 * screen high.
 */
export function DayContent({ dia, listado, isClosed, view, isWide }: Props) {
  const { t } = useTranslation();
  const sum = <DayLedger dia={dia} view={view} />;
  const { data, error } = listado;
  const unsent = view.unsent.get(dia.fecha) ?? [];
  return (
    <div className={classes.content}>
      <DayNotes dia={dia} view={view} />
      <ActingNotes dia={dia} view={view} />
      <DayPlan dia={dia} view={view} />
      {!isWide && sum}
      {data && (
        <>
          <HeldMarks retenidos={data.retenidos} dia={dia} view={view} />
          <DayRecords listado={{ ...data, items: [...data.items, ...unsent] }} dia={dia} isClosed={isClosed} view={view} />
          <Corrections correcciones={data.correcciones} format={view.format} />
        </>
      )}
      {!data && unsent.length > 0 && <DayRecords listado={{ items: unsent, correcciones: [] }} dia={dia} isClosed={isClosed} view={view} />}
      {!data && !error && hasRecords(dia) && <WaitingRows />}
      {!data && error && <SmallReadProblem que={t('calendario.dia.registros')} error={error} onRetry={() => void listado.refetch()} />}
      {isWide && sum}
    </div>
  );
}

function WaitingRows() {
  return (
    <Stack gap="1.75rem" py="md" aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Block key={index} width={`${80 - index * 10}%`} />
      ))}
    </Stack>
  );
}

/** Says that somebody acted for the person on a day, and when. Not for future days, and not at a kiosk. */
function ActingNotes({ dia: { fecha }, view: { format, ahora } }: { dia: DiaVista; view: MonthView }) {
  const { t } = useTranslation();
  const isAtKiosk = useAtKiosk();
  const { data } = useRead(simulado.actuaciones, { fecha }, { enabled: !isAtKiosk && fecha <= format.dayOf(ahora) });
  return data?.items.map(({ id, autor, desde, hasta, motivo }) => (
    <Note key={id} icon={IconUserShare} tone="warn" title={t('calendario.actuacion.titulo', { autor })}>
      {hasta === null
        ? t('calendario.actuacion.desde', { desde: format.hour(desde) })
        : t('calendario.actuacion.texto', { desde: format.hour(desde), hasta: format.hour(hasta) })}
      {motivo !== '' && ` ${t('correcciones.cita', { texto: motivo })}`}
    </Note>
  ));
}
