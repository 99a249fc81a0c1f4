import type { DiaCubiertoVista, PersonaFueraVista } from '@jornada/contract/ausencias.ts';
import { AbsenceGrid, AbsenceLegend, type GridBar } from './absence-grid/absence-grid.tsx';
import { MoreInSight } from '@jornada/web/list/more.tsx';
import type { List } from '@jornada/web/list/use-list.ts';
import { Holidays } from './holidays.tsx';
import { isShort, useAbsenceWords } from './use-absence-words.ts';
import type { CalendarWindow } from './window.ts';

type Props = {
  days: CalendarWindow;
  today: string;
  people: readonly PersonaFueraVista[];
  /** Undefined while it is read. */
  cover: readonly DiaCubiertoVista[] | undefined;
  list: List<PersonaFueraVista>;
  onOpen: (solicitudId: number) => void;
};

/** Which day of the month a date is, the first one 0: before it less, after it more. */
const placeIn = (desde: string, fecha: string): number => Temporal.PlainDate.from(desde).until(Temporal.PlainDate.from(fecha)).days;

const partOf = ({ mitad, horas }: PersonaFueraVista['faltas'][number]): GridBar['part'] => {
  if (mitad) return mitad === 'manana' ? 'morning' : 'afternoon';
  return horas ? 'hours' : 'whole';
};

/** A month of people and days, with how many come on each day. */
export function MonthGrid({ days: { desde, dias }, today, people, cover, list, onOpen }: Props) {
  const { t, format, labelOf, holidaysOf } = useAbsenceWords();
  const barsOf = ({ nombre, faltas }: PersonaFueraVista): GridBar[] =>
    faltas.map((falta) => {
      const { solicitudId } = falta;
      const label = labelOf(nombre, falta);
      return {
        key: label,
        from: placeIn(desde, falta.desde),
        to: placeIn(desde, falta.hasta),
        kind: falta.aprobada ? 'agreed' : 'asked',
        part: partOf(falta),
        label,
        onOpen: solicitudId === null ? null : () => onOpen(solicitudId),
      };
    });
  return (
    <>
      <AbsenceGrid
        label={t('ausencias.tabla')}
        corner={t('intranet.menu.personas')}
        days={dias.map((fecha, index) => {
          const day = cover?.[index];
          return {
            key: fecha,
            weekday: format.date(fecha, 'weekdayNarrow'),
            number: Number(fecha.slice(8)),
            name: format.date(fecha, 'long'),
            isToday: fecha === today,
            isOff: Temporal.PlainDate.from(fecha).dayOfWeek > 5,
            holiday: day && day.festivos.length > 0 ? holidaysOf(day) : null,
          };
        })}
        rows={people.map((one) => ({
          key: one.id,
          name: one.nombre,
          note: one.departamento ?? one.centro,
          plan: one.dias,
          bars: barsOf(one),
        }))}
        foot={
          cover && {
            name: t('ausencias.vienen'),
            sums: cover.map((day) => ({
              text: day.de === 0 ? '·' : format.number(day.de - day.fuera),
              isShort: isShort(day),
              label: [t('ausencias.vienen-de', { vienen: day.de - day.fuera, de: day.de }), isShort(day) && t('ausencias.pocas')]
                .filter(Boolean)
                .join(', '),
            })),
          }
        }
        after={<MoreInSight list={list} />}
      />
      <AbsenceLegend
        items={[
          { shape: 'agreed', text: t('ausencias.estado.aprobada') },
          { shape: 'asked', text: t('ausencias.estado.pendiente') },
          { shape: 'half', text: t('ausencias.media-jornada') },
          { shape: 'holiday', text: t('ausencias.festivo') },
        ]}
      />
      {cover && <Holidays dias={cover} />}
    </>
  );
}
