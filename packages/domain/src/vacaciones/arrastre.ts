import type { Fecha } from '../horario/modelo.ts';
import { sumOf, type Cantidad, type Redondeo } from './cantidad.ts';
import { leftOf, uncoveredByYear, validUntil, type CuentaVacaciones } from './cuenta.ts';
import { lastOf } from './devengo.ts';
import { keptOf, type Impedido } from './impedidas.ts';
import type { Concesion, MesDia, PoliticaVacaciones } from './modelo.ts';
import { roundingOf } from './saldo.ts';

/** A day of a year. The last one of its month if the month has no such day: 29 February. */
const dayOf = (year: number, mesDia: MesDia): Fecha =>
  Temporal.PlainDate.from({ year, month: Number(mesDia.slice(0, 2)), day: Number(mesDia.slice(3)) }).toString();

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
    impedidos: readonly Impedido[];
  },
): Concesion[] {
  const { ano, politica, impedidos } = options;
  const { arrastre, arrastraDeuda, bajaMeses } = politica;
  const left = leftOfYear(cuenta, ano, politica.redondeo);
  const next = { id: null, ano, desde: `${ano + 1}-01-01` };
  const grants: Concesion[] = [];
  const prevented = keptOf(impedidos, left);
  for (const { baja, cantidad } of prevented) {
    const hasta = validUntil({ ano, hasta: lastOf(ano) }, baja, bajaMeses);
    const same = grants.find((grant) => grant.hasta === hasta);
    if (same) same.cantidad += cantidad;
    else grants.push({ ...next, clase: 'devuelta', cantidad, hasta });
  }
  const kept = sumOf(prevented.map(({ cantidad }) => cantidad));
  if (arrastre) {
    const cantidad = Math.min(left - kept, arrastre.maximo ?? Infinity);
    grants.push({ ...next, clase: 'arrastre', cantidad, hasta: dayOf(ano + 1, arrastre.hasta) });
  }
  const debt = arrastraDeuda ? debtOfYear(cuenta, ano, politica.redondeo) : 0;
  const given = grants.filter(({ cantidad }) => cantidad > 0);
  return debt > 0 ? [...given, { ...next, clase: 'arrastre', cantidad: -debt, hasta: lastOf(ano + 1) }] : given;
}
