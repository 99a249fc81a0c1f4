import { masDias } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import { isIncapacidad, type BajaMedica } from './modelo.ts';

/** Groups of leaves by their expected duration. */
export const GRUPOS_BAJA = ['muy-corta', 'corta', 'media', 'larga'] as const;
export type GrupoBaja = (typeof GRUPOS_BAJA)[number];

/** `hastaDias`: the longest expected duration; null: any. Days until the first review and between two; null: there is none. */
type ReglaRevision = { grupo: GrupoBaja; hastaDias: number | null; primeraDias: number | null; siguientesDias: number | null };

/**
 * The rules of each country, with the day from which they apply. Data, not code. Spain: RD 625/2014, RD 1060/2022. Of other countries
 * none are known: their leaves have no reviews here.
 */
const REGLAS_REVISION: readonly { pais: string; vigente: Fecha; reglas: readonly ReglaRevision[] }[] = [
  {
    pais: 'ES',
    vigente: '2023-04-01',
    reglas: [
      // Its beginning and its end come together.
      { grupo: 'muy-corta', hastaDias: 4, primeraDias: null, siguientesDias: null },
      { grupo: 'corta', hastaDias: 30, primeraDias: 7, siguientesDias: 14 },
      { grupo: 'media', hastaDias: 60, primeraDias: 7, siguientesDias: 28 },
      { grupo: 'larga', hastaDias: null, primeraDias: 14, siguientesDias: 35 },
    ],
  },
];

function ruleOf({ pais, desde, duracionDias }: Pick<BajaMedica, 'pais' | 'desde' | 'duracionDias'>): ReglaRevision | null {
  if (duracionDias === null) return null;
  const inForce = REGLAS_REVISION.findLast((one) => one.pais === pais && one.vigente <= desde)?.reglas ?? [];
  return inForce.find(({ hastaDias }) => hastaDias === null || duracionDias <= hastaDias) ?? null;
}

/** The group of a leave; null where its duration, or the rule of its time, is not known. */
export const groupOf = (baja: Pick<BajaMedica, 'pais' | 'desde' | 'duracionDias'>): GrupoBaja | null => ruleOf(baja)?.grupo ?? null;

/** The last expected day; null: not known. */
export const expectedEnd = ({ desde, duracionDias }: Pick<BajaMedica, 'desde' | 'duracionDias'>): Fecha | null =>
  duracionDias === null ? null : masDias(desde, duracionDias - 1);

/**
 * The latest day of the next review; null if none is to come: the leave has ended, is too short, or is no incapacity. After a
 * confirmation the time counts from it.
 */
export function nextReview(baja: BajaMedica): Fecha | null {
  const rule = ruleOf(baja);
  if (rule === null || baja.hasta !== null || !isIncapacidad(baja.tipo)) return null;
  const last = baja.confirmaciones.toSorted().at(-1);
  const days = last === undefined ? rule.primeraDias : rule.siguientesDias;
  return days === null ? null : masDias(last ?? baja.desde, days);
}
