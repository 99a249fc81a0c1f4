import type { ContextoLaboral, Fecha } from '../horario/modelo.ts';
import type { Cantidad, Redondeo } from './cantidad.ts';
import { leftOf, uncoveredByYear, validUntil, type CuentaVacaciones } from './cuenta.ts';
import { lastOf } from './devengo.ts';
import { countDays } from './dias.ts';
import type { BajaEnVacaciones, Concesion, MesDia, PoliticaVacaciones } from './modelo.ts';
import { roundingOf } from './saldo.ts';

/** A day of a year. The last one of its month if the month has no such day: 29 February. */
const dayOf = (year: number, mesDia: MesDia): Fecha =>
  Temporal.PlainDate.from({ year, month: Number(mesDia.slice(0, 2)), day: Number(mesDia.slice(3)) }).toString();

/** What could not be used in a year because of a leave that lasts until its end. */
export type Impedido = { baja: BajaEnVacaciones; cantidad: Cantidad };

/**
 * The vacation that would have fitted into a leave that lasts until the last day of a year; null if there is no such leave.
 * `laboral`: the plan without absences.
 */
export function preventedBy(options: {
  ano: number;
  bajas: readonly BajaEnVacaciones[];
  laboral: ContextoLaboral;
  politica: PoliticaVacaciones;
}): Impedido | null {
  const { ano, bajas, laboral, politica } = options;
  const end = lastOf(ano);
  const baja = bajas.find(({ desde, hasta }) => desde <= end && (hasta === null || hasta >= end));
  if (!baja) return null;
  const desde = baja.desde > `${ano}-01-01` ? baja.desde : `${ano}-01-01`;
  return { baja, cantidad: countDays(laboral, politica, { desde, hasta: end, mitad: null }).total };
}

/** What was agreed beyond the right of a year, as that is rounded. */
function debtOfYear(cuenta: CuentaVacaciones, ano: number, redondeo: Redondeo): Cantidad {
  const agreed = { ...cuenta, descubiertos: cuenta.descubiertos.filter(({ uso }) => uso.estado === 'aprobado') };
  const missing = uncoveredByYear(agreed).find((one) => one.ano === ano)?.cantidad ?? 0;
  return missing === 0 ? 0 : Math.max(0, missing - roundingOf(cuenta.lotes, ano, redondeo));
}

/** What is left of a year at its end, with its right rounded as it was shown and approved: what rounding covered is not left. */
function leftOfYear(cuenta: CuentaVacaciones, ano: number, redondeo: Redondeo): Cantidad {
  const endsWithIt = ({ clase, ano: year, hasta }: Concesion): boolean => year === ano && hasta === lastOf(ano) && clase !== 'compensacion';
  const left = leftOf(cuenta.lotes.filter(({ concesion }) => endsWithIt(concesion)));
  const rounding = roundingOf(cuenta.lotes, ano, redondeo);
  const covered = uncoveredByYear(cuenta).find((one) => one.ano === ano)?.cantidad ?? 0;
  return Math.max(0, left + (rounding > 0 ? Math.max(0, rounding - covered) : rounding));
}

/**
 * What is left at the end of a year and can be used later: first what sickness prevented, for as long as the law says, then the
 * carry-over that the policy allows; what is missing instead is taken from the next year, if the policy says so. It follows from the grants of the year that end with it, and from nothing else: computed
 * again after it has been written, or after a cancellation, it gives the grants that there should be, not one more. What has been
 * carried over once is not carried over again.
 */
export function carryOver(
  cuenta: CuentaVacaciones,
  options: {
    ano: number;
    politica: Pick<PoliticaVacaciones, 'arrastre' | 'arrastraDeuda' | 'bajaMeses' | 'redondeo'>;
    impedido: Impedido | null;
  },
): Concesion[] {
  const { ano, politica, impedido } = options;
  const { arrastre, arrastraDeuda, bajaMeses } = politica;
  const left = leftOfYear(cuenta, ano, politica.redondeo);
  const next = { id: null, ano, desde: `${ano + 1}-01-01` };
  const grants: Concesion[] = [];
  const kept = Math.min(left, impedido?.cantidad ?? 0);
  if (impedido)
    grants.push({ ...next, clase: 'devuelta', cantidad: kept, hasta: validUntil({ ano, hasta: lastOf(ano) }, impedido.baja, bajaMeses) });
  if (arrastre) {
    const cantidad = Math.min(left - kept, arrastre.maximo ?? Infinity);
    grants.push({ ...next, clase: 'arrastre', cantidad, hasta: dayOf(ano + 1, arrastre.hasta) });
  }
  const debt = arrastraDeuda ? debtOfYear(cuenta, ano, politica.redondeo) : 0;
  const given = grants.filter(({ cantidad }) => cantidad > 0);
  return debt > 0 ? [...given, { ...next, clase: 'arrastre', cantidad: -debt, hasta: lastOf(ano + 1) }] : given;
}
