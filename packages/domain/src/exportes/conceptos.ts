import { CATEGORIAS_EXCESO } from '../excesos/modelo.ts';
import { isWholeDays } from '../horario/modelo.ts';
import type { DiaExportado } from '../resumen/modelo.ts';
import { CONCEPTOS_NOMINA, type ConceptoNomina, type DiaContadoDeAusencia, type RegistroDeTodos } from './modelo.ts';

/** Concepts that are counted in days; all others are minutes. */
export const isInDays = (concepto: ConceptoNomina): boolean => concepto.startsWith('dias-');

/** How much of a working day an approved absence takes; 0 on a day of rest. */
function workingPart({ ausencia, motivo }: DiaExportado): number {
  if (motivo === 'ausencia') return 1;
  return motivo === 'laborable' && ausencia?.mitad != null ? 0.5 : 0;
}

/**
 * The days of absence in a day. Sick leave counts each day of the calendar, also those of rest (LGSS 173). Vacations and permits count as their
 * request does: natural days if they are given so (ET 38), otherwise working ones; vacations are told by the calendar as well.
 */
function absenceOf(dia: DiaExportado, contados: ReadonlyMap<string, number>): Partial<Record<ConceptoNomina, number>> {
  const { fecha, ausencia, motivo } = dia;
  if (!ausencia?.aprobada || motivo === 'sin-contrato') return {};
  const working = workingPart(dia);
  const natural = isWholeDays(ausencia) ? 1 : working;
  if (ausencia.clase === 'baja') return { 'dias-baja': natural };
  const days = contados.get(`${fecha} ${ausencia.clase}`) ?? working;
  if (ausencia.clase === 'vacaciones') return { 'dias-vacaciones': days, 'dias-vacaciones-naturales': natural };
  return { [`dias-${ausencia.clase}`]: days };
}

const countedOf = (contados: readonly DiaContadoDeAusencia[]): ReadonlyMap<string, number> =>
  new Map(contados.map(({ fecha, clase, dias }) => [`${fecha} ${clase}`, dias]));

/** What a person's record of a period comes to, by concept: minutes, or days of which half ones count as 0.5. */
export function conceptosDe({
  dias,
  excesos,
  contados,
}: Pick<RegistroDeTodos, 'dias' | 'excesos' | 'contados'>): Record<ConceptoNomina, number> {
  const sums = Object.fromEntries(CONCEPTOS_NOMINA.map((concepto) => [concepto, 0])) as Record<ConceptoNomina, number>;
  const categories = new Map(excesos.map((one) => [one.fecha, one]));
  const counted = countedOf(contados);
  for (const dia of dias) {
    const { cuenta, trabajadoMinutos, previstoMinutos, efectivoMinutos, nocturnosMinutos, tramos } = dia;
    for (const [concepto, days] of Object.entries(absenceOf(dia, counted))) sums[concepto as ConceptoNomina] += days;
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
