import type { Fecha } from '../horario/modelo.ts';
import { enCientos } from './importe.ts';

const DAYS_OF_WEEK = 5;
/** A month tells the pace once so many of its weekdays are over: four weeks. */
const ENOUGH_DAYS = 20;
/** What has just begun has no pace yet. */
const FEWEST_DAYS = 5;
/** Nothing is foretold for longer than this. */
const MOST_DAYS = 5 * 366;

/** Days from Monday to Friday, both ends counted; 0 if the last one is before the first one. */
export function weekdaysOf(desde: Fecha, hasta: Fecha): number {
  const first = Temporal.PlainDate.from(desde);
  const days = first.until(hasta).days + 1;
  if (days <= 0) return 0;
  const rest = Array.from({ length: days % 7 }, (_, index) => ((first.dayOfWeek - 1 + index) % 7) + 1);
  return Math.floor(days / 7) * DAYS_OF_WEEK + rest.filter((day) => day <= DAYS_OF_WEEK).length;
}

/** The weekday on which so many more are over. @param hoy is not counted. */
function afterWeekdays(hoy: Fecha, count: number): Fecha | null {
  if (count > MOST_DAYS) return null;
  const whole = Math.floor(count / DAYS_OF_WEEK);
  let day = Temporal.PlainDate.from(hoy).add({ weeks: whole });
  for (let left = count - whole * DAYS_OF_WEEK; left > 0;) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= DAYS_OF_WEEK) left -= 1;
  }
  return day.toString();
}

/** What was done in a month (`YYYY-MM`). */
export type MesHecho = { mes: string; minutos: number };
/** `porSemana`: minutes, or cents. */
export type RitmoDeProyecto = { mes: string; porSemana: number };

/**
 * The pace of a project: that of the last month of which four weeks are over. Before there is one, that of the month it began in, after its
 * first week. @param primero the first day that counts. Null: nothing can be said.
 */
export function ritmoDeProyecto(meses: readonly MesHecho[], { hoy, primero }: { hoy: Fecha; primero: Fecha }): RitmoDeProyecto | null {
  const today = Temporal.PlainDate.from(hoy);
  const paceOf = (first: Temporal.PlainDate): { days: number; ritmo: RitmoDeProyecto } => {
    const mes = first.toString().slice(0, 7);
    const last = first.add({ months: 1 }).subtract({ days: 1 });
    const begin = first.toString() < primero ? primero : first.toString();
    const days = weekdaysOf(begin, Temporal.PlainDate.compare(last, today) > 0 ? hoy : last.toString());
    const done = meses.find((one) => one.mes === mes)?.minutos ?? 0;
    return { days, ritmo: { mes, porSemana: days === 0 ? 0 : Math.round((done * DAYS_OF_WEEK) / days) } };
  };
  const now = paceOf(today.with({ day: 1 }));
  const before = paceOf(today.with({ day: 1 }).subtract({ months: 1 }));
  if (now.days >= ENOUGH_DAYS) return now.ritmo;
  if (before.days >= FEWEST_DAYS) return before.ritmo;
  return now.days >= FEWEST_DAYS ? now.ritmo : null;
}

export type Prevision = {
  /** In per cent of the budget, rounded down: 100 % is all of it. */
  gastadoPorCien: number;
  /** Up to the delivery; null: without one, or without a pace. */
  previstoPorCien: number | null;
  /** What is still done until then. */
  previsto: number | null;
  /** Weeks until then, in tenths. */
  semanasDecimas: number | null;
  /** What the budget lacks then; 0 if it does. */
  falta: number;
  /** The day on which it is used up at this pace; null: it is already, or never. */
  seAgota: Fecha | null;
};

type Gastado = { presupuesto: number; gastado: number; ritmo: RitmoDeProyecto | null; hoy: Fecha; entrega: Fecha | null };

/** What becomes of a budget until its delivery, all in minutes or all in cents. */
export function preverProyecto({ presupuesto, gastado, ritmo, hoy, entrega }: Gastado): Prevision {
  const gastadoPorCien = Math.floor((gastado * 100) / presupuesto);
  const isOver = gastado >= presupuesto;
  const rest = presupuesto - gastado;
  const seAgota =
    isOver || ritmo === null || ritmo.porSemana <= 0 ? null : afterWeekdays(hoy, Math.ceil((rest * DAYS_OF_WEEK) / ritmo.porSemana));
  if (ritmo === null || entrega === null)
    return { gastadoPorCien, previstoPorCien: null, previsto: null, semanasDecimas: null, falta: Math.max(0, -rest), seAgota };
  const days = entrega <= hoy ? 0 : weekdaysOf(Temporal.PlainDate.from(hoy).add({ days: 1 }).toString(), entrega);
  const previsto = Math.round((ritmo.porSemana * days) / DAYS_OF_WEEK);
  const all = gastado + previsto;
  return {
    gastadoPorCien,
    previstoPorCien: Math.round((all * 100) / presupuesto),
    previsto,
    semanasDecimas: Math.round((days * 10) / DAYS_OF_WEEK),
    falta: Math.max(0, all - presupuesto),
    seAgota,
  };
}

/** What missing minutes cost at the mean rate of what was done, in hundreds of euros (cents); null: nothing was done. */
export const costeDeLoQueFalta = (falta: number, { minutos, coste }: { minutos: number; coste: number }): number | null =>
  minutos === 0 ? null : enCientos((falta * coste) / minutos);

/** How bad a budget stands: what is foretold of it, else what is spent. */
export const gravedadDe = ({ previstoPorCien, gastadoPorCien }: Pick<Prevision, 'previstoPorCien' | 'gastadoPorCien'>): number =>
  Math.max(previstoPorCien ?? 0, gastadoPorCien);
