import type { Fecha } from '../horario/modelo.ts';
import type { PeriodoInforme } from './modelo.ts';

/** First and last day, both counted. */
export type DiasDeInforme = { desde: Fecha; hasta: Fecha };

/** The longest report. */
const MAXIMO_ANOS = 6;
/** Up to so many months, each has a column of its own; up to a year, each quarter; then each year. */
const MONTHS_SHOWN = 4;
const MONTHS_OF_YEAR = 13;

const BACK: Partial<Record<PeriodoInforme, number>> = { mes: 0, '3-meses': 2, '6-meses': 5, '12-meses': 11 };

/** The days of a span that has a name. It ends today, unless it is over. */
export function daysOfPeriodo(periodo: PeriodoInforme, hoy: Fecha): DiasDeInforme {
  const today = Temporal.PlainDate.from(hoy);
  const month = today.with({ day: 1 });
  if (periodo === 'mes-anterior') return { desde: month.subtract({ months: 1 }).toString(), hasta: month.subtract({ days: 1 }).toString() };
  if (periodo === 'ano-anterior') return { desde: `${today.year - 1}-01-01`, hasta: `${today.year - 1}-12-31` };
  if (periodo === 'ano') return { desde: today.with({ month: 1, day: 1 }).toString(), hasta: hoy };
  return { desde: month.subtract({ months: BACK[periodo] ?? 0 }).toString(), hasta: hoy };
}

/** Whether a report can be of these days: the last one is not before the first one, and there are not too many. */
export function isPeriodoValido({ desde, hasta }: DiasDeInforme): boolean {
  const first = Temporal.PlainDate.from(desde);
  const last = Temporal.PlainDate.from(hasta);
  return Temporal.PlainDate.compare(first, last) <= 0 && Temporal.PlainDate.compare(last, first.add({ years: MAXIMO_ANOS })) < 0;
}

export const CLASES_COLUMNA = ['mes', 'trimestre', 'ano'] as const;
export type ClaseColumna = (typeof CLASES_COLUMNA)[number];
const WIDTH: Record<ClaseColumna, number> = { mes: 1, trimestre: 3, ano: 12 };
export type ColumnaDeInforme = DiasDeInforme & { clase: ClaseColumna };

/** The months of the calendar of a day, as one number. */
const monthOf = (fecha: Fecha): number => Number(fecha.slice(0, 4)) * 12 + Number(fecha.slice(5, 7)) - 1;

/** The columns of a report: few enough that a page takes them. The first and the last one may be cut. */
export function columnasDe({ desde, hasta }: DiasDeInforme): ColumnaDeInforme[] {
  const months = monthOf(hasta) - monthOf(desde) + 1;
  const clase: ClaseColumna = months <= MONTHS_SHOWN ? 'mes' : months <= MONTHS_OF_YEAR ? 'trimestre' : 'ano';
  const width = WIDTH[clase];
  const columns: ColumnaDeInforme[] = [];
  for (let month = Math.floor(monthOf(desde) / width) * width; month <= monthOf(hasta); month += width) {
    const first = new Temporal.PlainDate(Math.floor(month / 12), (month % 12) + 1, 1);
    const last = first.add({ months: width }).subtract({ days: 1 }).toString();
    columns.push({ clase, desde: first.toString() < desde ? desde : first.toString(), hasta: last > hasta ? hasta : last });
  }
  return columns;
}

/** In which column a month lies (`YYYY-MM`), by its first day; -1: in none. */
export const columnaDe = (columnas: readonly ColumnaDeInforme[], mes: string): number =>
  columnas.findIndex(({ desde, hasta }) => mes >= desde.slice(0, 7) && mes <= hasta.slice(0, 7));
