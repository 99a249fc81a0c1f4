import { mesDe, type Mes } from '../cierres/modelo.ts';
import type { Fecha } from '../horario/modelo.ts';

type Dia = { fecha: Fecha; nombre: string };

/** What is known of the public holidays of one centre. */
export type FestivosDeCentro = {
  /** The confirmed ones of all years, in order. In a month that was closed before proposals held, also those that stood there. */
  escritos: readonly Dia[];
  confirmados: ReadonlySet<number>;
  /** Closed months of years that nobody has confirmed, with the holidays that they were closed with; null: with what is in `escritos`. */
  cerrados: ReadonlyMap<Mes, readonly Dia[] | null>;
  /** What the calendar of country and region says of a year. */
  propuestos(ano: number): readonly Dia[];
};

/**
 * The public holidays that hold in a year, in order: the confirmed ones, or those that the calendar proposes as long as nobody has
 * confirmed the year. A closed month keeps those that it was closed with.
 */
export function festivosVigentes({ escritos, confirmados, cerrados, propuestos }: FestivosDeCentro, ano: number): Dia[] {
  const written = escritos.filter(({ fecha }) => fecha.startsWith(`${ano}-`));
  if (confirmados.has(ano)) return written;
  const open = propuestos(ano).filter(({ fecha }) => !cerrados.has(mesDe(fecha)));
  const closed = [...cerrados]
    .filter(([mes]) => mes.startsWith(`${ano}-`))
    .flatMap(([mes, kept]) => kept ?? written.filter(({ fecha }) => mesDe(fecha) === mes));
  return [...open, ...closed].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
}
