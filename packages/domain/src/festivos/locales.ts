import type { Fecha } from '../horario/modelo.ts';

type Dia = { fecha: Fecha; nombre: string };
export type LocalPropuesto = Dia & { de: 'municipio' | 'anterior' };

/** The same day of the month a year later; null on 29 February. */
const nextYear = ({ fecha, nombre }: Dia): Dia[] => {
  const day = Temporal.PlainDate.from(fecha);
  const next = day.add({ years: 1 });
  return next.day === day.day ? [{ fecha: next.toString(), nombre }] : [];
};

/**
 * Local holidays to propose for a year, from what somebody typed: of this year for other centres of the municipality, otherwise of the year
 * before. `generales`: days of the calendar of both years, which are not local; `vigentes`: days that are valid already.
 */
export function localesDe(
  escritos: readonly (Dia & { esPropio: boolean })[],
  { ano, generales, vigentes }: { ano: number; generales: ReadonlySet<Fecha>; vigentes: ReadonlySet<Fecha> },
): LocalPropuesto[] {
  const local = escritos.filter(({ fecha }) => !generales.has(fecha));
  const isOf = (year: number) => (one: Dia) => one.fecha.startsWith(`${year}-`);
  const same = local.filter((one) => isOf(ano)(one) && !one.esPropio);
  const before = local.filter(isOf(ano - 1)).flatMap(nextYear);
  const [proposed, de] = same.length > 0 ? ([same, 'municipio'] as const) : ([before, 'anterior'] as const);
  const free = proposed.filter(({ fecha }) => !vigentes.has(fecha) && !generales.has(fecha));
  // If two centres call a day differently, the first name counts.
  const byDay = new Map(free.toReversed().map(({ fecha, nombre }) => [fecha, { fecha, nombre, de }]));
  return [...byDay.values()].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
}
