import { CATEGORIAS_EXCESO } from '../excesos/modelo.ts';
import { CONCEPTOS_NOMINA, type ConceptoNomina, type RegistroDeTodos } from './modelo.ts';

/** Concepts that are counted in days; all others are minutes. */
export const isInDays = (concepto: ConceptoNomina): boolean => concepto.startsWith('dias-');

/** What a person's record of a period comes to, by concept: minutes, or days of which half ones count as 0.5. */
export function conceptosDe({ dias, excesos }: Pick<RegistroDeTodos, 'dias' | 'excesos'>): Record<ConceptoNomina, number> {
  const sums = Object.fromEntries(CONCEPTOS_NOMINA.map((concepto) => [concepto, 0])) as Record<ConceptoNomina, number>;
  const categories = new Map(excesos.map((one) => [one.fecha, one]));
  for (const dia of dias) {
    const { cuenta, trabajadoMinutos, previstoMinutos, efectivoMinutos, nocturnosMinutos, tramos, motivo, ausencia } = dia;
    if (ausencia?.aprobada && motivo === 'ausencia') sums[`dias-${ausencia.clase}`] += 1;
    else if (ausencia?.aprobada && motivo === 'laborable' && ausencia.mitad !== null) sums[`dias-${ausencia.clase}`] += 0.5;
    if (!cuenta) continue;
    const planned = previstoMinutos ?? 0;
    sums.trabajado += trabajadoMinutos;
    sums.previsto += planned;
    sums.efectivo += efectivoMinutos;
    sums.ordinarias += Math.min(trabajadoMinutos, planned);
    sums.exceso += Math.max(0, trabajadoMinutos - planned);
    sums.nocturnas += nocturnosMinutos;
    const ofDay = categories.get(dia.fecha);
    for (const categoria of CATEGORIAS_EXCESO) sums[categoria] += ofDay?.[categoria] ?? 0;
    if (tramos.length > 0) sums['dias-trabajados'] += 1;
  }
  return sums;
}
