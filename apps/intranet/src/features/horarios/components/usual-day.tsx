import { useTranslation } from 'react-i18next';
import type { DefinicionHorario } from '@jornada/contract';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { strokesOf } from '../model/strokes.ts';
import { planOf, twoWeeksOf } from '../model/templates.ts';
import classes from '../horarios.module.css';

/** A schedule in its row: the line and the hours of its first working day, and what it makes of a week. */
export function UsualDay({ desde, definicion }: { desde: string; definicion: DefinicionHorario }) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const [monday] = twoWeeksOf(desde);
  // A rotation is read over its whole cycle: two weeks may lack a shift, and are no mean of it.
  const count = definicion.clase === 'rotativo' ? definicion.ciclo.length : 14;
  const last = Temporal.PlainDate.from(monday)
    .add({ days: count - 1 })
    .toString();
  const days = planOf(monday, definicion).planDias(monday, last);
  const turno = days.find((day) => day.turno !== null);
  if (!turno?.turno) return null;
  const { inicio, fin, entradaDesde, entradaHasta } = turno.turno;
  // A rotation has several shifts: their names, and all of them on the line.
  const shifts = definicion.clase === 'rotativo' ? definicion.turnos : [];
  const drawn = shifts.flatMap((one) => days.find((day) => day.turno?.codigo === one.codigo) ?? []);
  const all = (drawn.length > 0 ? drawn : [turno]).flatMap((day) => (day.turno ? strokesOf(day.fecha, day.turno) : []));
  // Two nights have the same part of the morning.
  const strokes = [...new Map(all.map((one) => [`${one.desde}-${one.hasta}`, one])).values()];
  const hours =
    entradaDesde && entradaHasta
      ? t('horarios.entrada-entre', { desde: format.hour(entradaDesde), hasta: format.hour(entradaHasta) })
      : format.hourRange(inicio, fin);
  const minutes = days.reduce((sum, { minutos }) => sum + minutos, 0);
  return (
    <span className={classes.usual}>
      <DayLine trazos={strokes} />
      <span>
        {shifts.length > 0 ? format.list(shifts.map(({ nombre }) => nombre)) : hours}
        {' · '}
        {t('horarios.a-la-semana', { horas: format.durationWithUnit(Math.round((minutes * 7) / count)) })}
      </span>
    </span>
  );
}
