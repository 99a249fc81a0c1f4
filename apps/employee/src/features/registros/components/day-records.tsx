import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text, VisuallyHidden } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { DiaVista, RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { DayRow } from '../../../shared/day/day-list.tsx';
import type { DayListRow } from '../../../shared/day/rows.ts';
import { isWaiting } from '../../../shared/day/waiting-records.ts';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { timelineOf } from '../model/timeline.ts';
import type { MonthView } from '../use-month-view.ts';
import { RecordActions } from './record-actions.tsx';
import { PhotoSign, RecordPhoto, usePhotos } from './record-photo.tsx';

type Props = {
  listado: Pick<SalidaDe<typeof registros.listado>, 'items' | 'correcciones'>;
  dia: DiaVista;
  isClosed: boolean;
  view: MonthView;
};

/** The marks of a row: a pause has two. */
const marksOf = ({ registro, regreso }: DayListRow): RegistroVista[] => [registro, regreso].filter((one) => one != null);

/** The day's records in order. Pressing one shows its actions. */
export function DayRecords({ listado, dia, isClosed, view }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  const now = dia.fecha === view.hoy ? view.ahora : null;
  const entries = timelineOf(listado.items, dia.tramos, now);
  const centro = dia.previsto?.centro?.nombre ?? null;
  const photos = usePhotos(dia.fecha, listado.items);
  const hasPhoto = (row: DayListRow): boolean => marksOf(row).some(({ id }) => photos.has(id));
  const first = entries.find(({ registro }) => registro?.anulado === false);
  if (entries.length === 0)
    return dia.linea.porque === null && dia.linea.previstoMinutos > 0 ? <Text c="dimmed">{t('calendario.dia.sin-registros')}</Text> : null;

  const isPending = ({ id }: Pick<RegistroVista, 'id'>): boolean =>
    listado.correcciones.some(({ registroId, estado }) => registroId === id && estado === 'pendiente');
  const opens = (row: DayListRow) => {
    const { registro } = row;
    if (!registro || isWaiting(registro)) return null;
    const regreso = row.regreso && !isWaiting(row.regreso) ? row.regreso : null;
    const canChange = !isClosed && !registro.anulado;
    const hora = hourOn(row.momento, dia.fecha, view.format);
    if (!canChange && !hasPhoto(row)) return null;
    return {
      label: t(canChange ? 'calendario.accion.de' : 'quiosco.foto.de', { nombre: row.nombre ?? '', hora }),
      isOpen: opened === row.key,
      onToggle: () => setOpened(opened === row.key ? null : row.key),
      content: (
        <>
          {canChange && (
            <RecordActions registro={registro} format={view.format} isAlone={regreso === null} isPending={isPending(registro)} />
          )}
          {canChange && regreso && <RecordActions registro={regreso} format={view.format} isAlone={false} isPending={isPending(regreso)} />}
          {marksOf(row).map((mark) => photos.has(mark.id) && <RecordPhoto key={mark.id} registro={mark} format={view.format} />)}
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
        {entries.map((row) => (
          <DayRow
            key={row.key}
            row={row}
            place={row === first ? centro : null}
            format={view.format}
            opens={opens(row)}
            more={hasPhoto(row) && <PhotoSign />}
          />
        ))}
      </ol>
    </section>
  );
}
