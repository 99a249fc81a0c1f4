import type { Fecha } from '../horario/modelo.ts';
import { cantidadDe, partOf, type Cantidad } from './cantidad.ts';
import { SEMANA_LEGAL, type BaseVacaciones, type MesDia, type PoliticaVacaciones } from './modelo.ts';

/**
 * What the law of a country says of vacations. `dias`: the least of a full year, in each way of counting that is known; working
 * days are those of a week of five. `arrastreHasta`: until when days of the year before can be used. `bajaMeses`, `bajaParcial`: see
 * `PoliticaVacaciones`. Null: not known to us.
 */
export type LeyVacaciones = {
  dias: Partial<Record<BaseVacaciones, Cantidad>>;
  arrastreHasta: MesDia | null;
  bajaMeses: number | null;
  bajaParcial: boolean | null;
  norma: string;
};

/**
 * The law by country (ISO 3166, two letters), oldest first, each with the day from which we know it to apply. It is data, not
 * code, and only proposes: agreements say more. A country that is missing is not known to us, Ireland among them.
 *
 * ES: 30 natural days, which are about 22 working days (30 / 1.4). GB: 5.6 weeks. Uncertain: PT, all of it; DE, all of it: 20 days
 * in a week of five are 24 from Monday to Saturday, and the end of the carry-over holds only if the employer has warned in time.
 */
const LEYES: Readonly<Record<string, readonly (LeyVacaciones & { vigente: Fecha })[]>> = {
  ES: [
    {
      vigente: '2015-11-13',
      dias: { naturales: cantidadDe(30), laborables: cantidadDe(22) },
      arrastreHasta: null,
      bajaMeses: 18,
      // ET 38.3: leave that makes it impossible to take them "totally or partly" during the year.
      bajaParcial: true,
      norma: 'ET 38',
    },
  ],
  PT: [
    {
      vigente: '2009-02-17',
      dias: { laborables: cantidadDe(22) },
      arrastreHasta: '04-30',
      bajaMeses: null,
      bajaParcial: null,
      norma: 'CT 238.º, 240.º',
    },
  ],
  DE: [
    {
      vigente: '1995-01-01',
      dias: { laborables: cantidadDe(20), 'lunes-sabado': cantidadDe(24) },
      arrastreHasta: '03-31',
      bajaMeses: 15,
      bajaParcial: false,
      norma: 'BUrlG §§ 3, 7',
    },
  ],
  GB: [
    {
      vigente: '2009-04-01',
      dias: { laborables: cantidadDe(28) },
      arrastreHasta: null,
      bajaMeses: null,
      bajaParcial: null,
      norma: 'WTR 1998 reg. 13, 13A',
    },
  ],
};

/** The law of a country on a day; null if it is not known. */
export const leyVacaciones = (pais: string, fecha: Fecha): LeyVacaciones | null =>
  LEYES[pais]?.findLast(({ vigente }) => vigente <= fecha) ?? null;

/** What a policy gives less than the law, for the same week; 0 if it gives enough, or if the law does not count in its days. */
export function missingToLaw(
  { base, anual, diasSemana = SEMANA_LEGAL }: Pick<PoliticaVacaciones, 'base' | 'anual'> & Partial<Pick<PoliticaVacaciones, 'diasSemana'>>,
  pais: string,
  fecha: Fecha,
): Cantidad {
  const least = leyVacaciones(pais, fecha)?.dias[base] ?? 0;
  return Math.max(0, (base === 'laborables' ? partOf(least, diasSemana, SEMANA_LEGAL) : least) - anual);
}
