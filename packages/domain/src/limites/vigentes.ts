import type { Fecha } from '../horario/modelo.ts';
import { LIMITES, LIMITES_MENORES } from './legales.ts';
import { REGLAS, type Limites, type LimitesPropios, type QuienLimita } from './modelo.ts';

/** Limits for a country whose law we do not know: none. */
const NINGUNO = Object.fromEntries(REGLAS.map((regla) => [regla, null])) as Limites;

const TODOS: QuienLimita = { isMenor: false, convenio: null };

/**
 * The limits in a country (ISO 3166, two letters) on a day: the law's, replaced by the company's own values of that time, and those by the
 * values of the person's agreement; of each the later ones last. For somebody under 18 the law for them comes after all values for everybody,
 * and is replaced only by values that are said to be for them. A past day keeps the values of its time.
 */
export function limitesEn(pais: string, fecha: Fecha, propios: readonly LimitesPropios[] = [], quien: QuienLimita = TODOS): Limites {
  const inForce = <T extends { vigente: Fecha }>(versiones: readonly T[] = []): T | undefined =>
    versiones.findLast(({ vigente }) => vigente <= fecha);
  const own = propios
    .filter((values) => values.pais === pais && values.vigente <= fecha)
    .toSorted((a, b) => (a.vigente < b.vigente ? -1 : a.vigente > b.vigente ? 1 : 0));
  const valuesOf = (of: LimitesPropios['quien']): Partial<Limites>[] => {
    const same = own.filter(({ quien: whose }) => whose === of);
    const company = same.filter(({ convenio }) => (convenio ?? null) === null);
    const agreement = same.filter(({ convenio }) => quien.convenio !== null && convenio === quien.convenio);
    return [...company, ...agreement].map(({ reglas }) => reglas);
  };
  const young = quien.isMenor ? [inForce(LIMITES_MENORES[pais])?.limites ?? {}, ...valuesOf('menores')] : [];
  return Object.assign({}, inForce(LIMITES[pais])?.limites ?? NINGUNO, ...valuesOf(undefined), ...young) as Limites;
}
