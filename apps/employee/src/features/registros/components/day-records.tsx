import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text, VisuallyHidden } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { DiaVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { DayRow } from '../../../shared/day/day-list.tsx';
import { hourOn } from '../../../shared/day/hour-on.ts';
import { timelineOf, type Entry } from '../model/timeline.ts';
import type { MonthView } from '../use-month-view.ts';
import { RecordActions } from './record-actions.tsx';

type Props = { listado: SalidaDe<typeof registros.listado>; dia: DiaVista; isClosed: boolean; view: MonthView };

/** The day's records in order. Pressing one shows its actions. */
export function DayRecords({ listado, dia, isClosed, view }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const now = dia.fecha === view.hoy ? view.ahora : null;
  const entries = timelineOf(listado.items, dia.tramos, now);
  const centro = dia.previsto?.centro?.nombre ?? null;
  const first = entries.find(({ row }) => row.registro?.anulado === false);
  if (entries.length === 0)
    return dia.linea.porque === null && dia.linea.previstoMinutos > 0 ? <Text c="dimmed">{t('calendario.dia.sin-registros')}</Text> : null;

  const isPending = ({ id }: Pick<RegistroVista, 'id'>): boolean =>
    listado.correcciones.some(({ registroId, estado }) => registroId === id && estado === 'pendiente');
  const opens = ({ row, regreso }: Entry) => {
    if (isClosed || !row.registro || row.registro.anulado) return null;
    return {
      label: t('calendario.accion.de', { nombre: row.nombre ?? '', hora: hourOn(row.momento, dia.fecha, view.format) }),
      isOpen: opened === row.key,
      onToggle: () => setOpened(opened === row.key ? null : row.key),
      content: (
        <>
          <RecordActions registro={row.registro} format={view.format} isAlone={regreso === null} isPending={isPending(row.registro)} />
          {regreso && <RecordActions registro={regreso} format={view.format} isAlone={false} isPending={isPending(regreso)} />}
        </>
      ),
    };
  };
  return (
    <section>
      <VisuallyHidden>
        <h3>{t('calendario.dia.registros')}</h3>
      </VisuallyHidden>
      <ol>
        {entries.map((entry) => (
          <DayRow key={entry.row.key} row={entry.row} place={entry === first ? centro : null} format={view.format} opens={opens(entry)} />
        ))}
      </ol>
    </section>
  );
}
