import type { Fecha } from '../horario/modelo.ts';
import type { ClaseExtra, RegimenExtra } from './modelo.ts';

/** What the law of a country says of overtime beside the limits of working time (`LIMITES`). */
export type LeyExtra = {
  /** Those who may not work overtime, and its source; null: the law that we know says nothing. */
  regimenes: Readonly<Record<RegimenExtra, { norma: string; menos: readonly ClaseExtra[] } | null>>;
  /** The most of one day with a shift, in minutes. */
  porDia: { minutos: number; norma: string } | null;
  /** Whether the longest day of the limits holds with overtime, too. */
  isDiaEntero: boolean;
  /** False: nobody has confirmed it. */
  isVerificada: boolean;
};

const NADIE = { parcial: null, nocturno: null, menor: null };

/**
 * By country (ISO 3166, two letters), oldest first. Uncertain: PT and DE, all of it. PT: 175 hours a year in small firms and 200 by
 * agreement are values that a company writes into its own limits.
 */
const LEYES: Readonly<Record<string, readonly { vigente: Fecha; ley: LeyExtra }[]>> = {
  ES: [
    {
      vigente: '2015-11-13',
      ley: {
        regimenes: {
          parcial: { norma: 'ET 12.4.c', menos: ['fuerza-mayor'] },
          nocturno: { norma: 'ET 36.1', menos: ['fuerza-mayor'] },
          menor: { norma: 'ET 6.3', menos: [] },
        },
        porDia: null,
        isDiaEntero: false,
        isVerificada: true,
      },
    },
  ],
  PT: [
    {
      vigente: '2009-02-17',
      ley: { regimenes: NADIE, porDia: { minutos: 120, norma: 'CT 228.º' }, isDiaEntero: false, isVerificada: false },
    },
  ],
  DE: [{ vigente: '1994-07-01', ley: { regimenes: NADIE, porDia: null, isDiaEntero: true, isVerificada: false } }],
};

const NINGUNA: LeyExtra = { regimenes: NADIE, porDia: null, isDiaEntero: false, isVerificada: false };

/** The law for overtime in a country on a day. */
export const leyExtraEn = (pais: string, fecha: Fecha): LeyExtra =>
  LEYES[pais]?.findLast(({ vigente }) => vigente <= fecha)?.ley ?? NINGUNA;
