import type { Fecha } from '../horario/modelo.ts';
import { LIMITES } from './legales.ts';
import type { Limites, LimitesPropios } from './modelo.ts';

/** Limits for a country whose law we do not know: none. */
const NINGUNO: Limites = {
  'descanso-diario': null,
  'descanso-semanal': null,
  'pausa-minima': null,
  'pausa-maxima': null,
  'trabajo-seguido': null,
  'jornada-diaria': null,
  'jornada-semanal': null,
  'jornada-anual': null,
  'horas-extra-anual': null,
  'noches-seguidas': null,
};

/**
 * The limits in a country (ISO 3166, two letters) on a day: the law's, replaced by the company's own values of that time, the
 * later ones last. A past day keeps the values of its time.
 */
export function limitesEn(pais: string, fecha: Fecha, propios: readonly LimitesPropios[] = []): Limites {
  const law = LIMITES[pais]?.findLast(({ vigente }) => vigente <= fecha)?.limites ?? NINGUNO;
  const own = propios
    .filter((values) => values.pais === pais && values.vigente <= fecha)
    .toSorted((a, b) => (a.vigente < b.vigente ? -1 : a.vigente > b.vigente ? 1 : 0));
  return Object.assign({}, law, ...own.map(({ reglas }) => reglas)) as Limites;
}
