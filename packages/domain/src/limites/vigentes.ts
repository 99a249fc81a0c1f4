import type { Fecha } from '../horario/modelo.ts';
import { LIMITES, LIMITES_MENORES, TOPE_COMPLEMENTARIAS } from './legales.ts';
import { REGLAS, type Limites, type LimitesPropios, type QuienLimita } from './modelo.ts';

/** Limits for a country whose law we do not know: none. */
const NINGUNO = Object.fromEntries(REGLAS.map((regla) => [regla, null])) as Limites;

const TODOS: QuienLimita = { isMenor: false, convenio: null };

const inForce = <T extends { vigente: Fecha }>(versiones: readonly T[] = [], fecha: Fecha): T | undefined =>
  versiones.findLast(({ vigente }) => vigente <= fecha);

/** The most complementary hours that anybody may write down for a country on a day; null: the law that we know does not say it. */
export const topeComplementarias = (pais: string, fecha: Fecha) => inForce(TOPE_COMPLEMENTARIAS[pais], fecha) ?? null;

/** Values that go beyond what an agreement may say hold as far as it may. */
function withinLaw(limites: Limites, pais: string, fecha: Fecha): Limites {
  const { complementarias } = limites;
  const most = topeComplementarias(pais, fecha);
  if (!complementarias || !most) return limites;
  const pactadasPorCien = Math.min(complementarias.pactadasPorCien, most.pactadasPorCien);
  const voluntariasPorCien = Math.min(complementarias.voluntariasPorCien, most.voluntariasPorCien);
  return { ...limites, complementarias: { ...complementarias, pactadasPorCien, voluntariasPorCien } };
}

/**
 * The limits in a country (ISO 3166, two letters) on a day: the law's, replaced by the company's own values of that time, and those by the
 * values of the person's agreement; of each the later ones last. For somebody under 18 the law for them comes after all values for everybody,
 * and is replaced only by values that are said to be for them. A past day keeps the values of its time.
 */
export function limitesEn(pais: string, fecha: Fecha, propios: readonly LimitesPropios[] = [], quien: QuienLimita = TODOS): Limites {
  const own = propios
    .filter((values) => values.pais === pais && values.vigente <= fecha)
    .toSorted((a, b) => (a.vigente < b.vigente ? -1 : a.vigente > b.vigente ? 1 : 0));
  const valuesOf = (of: LimitesPropios['quien']): Partial<Limites>[] => {
    const same = own.filter(({ quien: whose }) => whose === of);
    const company = same.filter(({ convenio }) => (convenio ?? null) === null);
    const agreement = same.filter(({ convenio }) => quien.convenio !== null && convenio === quien.convenio);
    return [...company, ...agreement].map(({ reglas }) => reglas);
  };
  const young = quien.isMenor ? [inForce(LIMITES_MENORES[pais], fecha)?.limites ?? {}, ...valuesOf('menores')] : [];
  const all = Object.assign({}, inForce(LIMITES[pais], fecha)?.limites ?? NINGUNO, ...valuesOf(undefined), ...young) as Limites;
  return withinLaw(all, pais, fecha);
}
