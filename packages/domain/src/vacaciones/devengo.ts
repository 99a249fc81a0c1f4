import { numeroDeDia } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import { partOf, sumOf, type Cantidad } from './cantidad.ts';
import { anoDe } from './dias.ts';
import type { Concesion, PeriodoContrato, PoliticaVacaciones } from './modelo.ts';

const firstOf = (ano: number): Fecha => `${String(ano).padStart(4, '0')}-01-01`;
/** The last day of a year. */
export const lastOf = (ano: number): Fecha => `${String(ano).padStart(4, '0')}-12-31`;

const daysBetween = (desde: Fecha, hasta: Fecha): number => Math.max(0, numeroDeDia(hasta) - numeroDeDia(desde) + 1);
const earlier = (a: Fecha, b: Fecha): Fecha => (a < b ? a : b);
const later = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b);

/** Days of contract in a year, until a day of it. */
const contractDays = (contrato: readonly PeriodoContrato[], ano: number, until: Fecha): number =>
  sumOf(contrato.map(({ desde, hasta }) => daysBetween(later(desde, firstOf(ano)), earlier(hasta ?? until, until))));

/** The extra right by years of service: the highest step that is reached in the course of the year. */
function seniorityOf({ antiguedad }: Pick<PoliticaVacaciones, 'antiguedad'>, years: number): Cantidad {
  const reached = antiguedad.filter(({ anos }) => anos <= years).toSorted((a, b) => a.anos - b.anos);
  return reached.at(-1)?.cantidad ?? 0;
}

/**
 * What somebody is given for a year: the right of a full year by days of contract, over the 365 or 366 days of that year, and not
 * rounded. It can be used from the first day of contract in the year to its last day. `servicioDesde`: the first day that counts
 * for years of service; null: none.
 */
export function grantsFor(options: {
  ano: number;
  contrato: readonly PeriodoContrato[];
  servicioDesde: Fecha | null;
  politica: Pick<PoliticaVacaciones, 'anual' | 'antiguedad'>;
}): Concesion[] {
  const { ano, contrato, servicioDesde, politica } = options;
  const inYear = contrato.filter(({ desde, hasta }) => desde <= lastOf(ano) && (hasta === null || hasta >= firstOf(ano)));
  const days = contractDays(inYear, ano, lastOf(ano));
  const start = inYear.map(({ desde }) => later(desde, firstOf(ano))).toSorted()[0];
  if (start === undefined || days === 0) return [];
  const years = servicioDesde === null ? 0 : ano - anoDe(servicioDesde);
  const whole = [
    { clase: 'anual' as const, cantidad: politica.anual },
    { clase: 'antiguedad' as const, cantidad: seniorityOf(politica, years) },
  ];
  return whole
    .map(({ clase, cantidad }): Concesion => {
      const part = partOf(cantidad, days, daysBetween(firstOf(ano), lastOf(ano)));
      return { id: null, clase, ano, cantidad: part, desde: start, hasta: lastOf(ano) };
    })
    .filter(({ cantidad }) => cantidad > 0);
}

/**
 * What has grown of a grant until a day, by days of contract. It grows every day, and on the last day of contract in its year it
 * is the whole grant, to the last ten-thousandth. Grants that are not for time worked are there at once.
 */
export function accruedOf(concesion: Concesion, contrato: readonly PeriodoContrato[], fecha: Fecha): Cantidad {
  const { clase, ano, cantidad } = concesion;
  if (clase !== 'anual' && clase !== 'antiguedad') return concesion.desde <= fecha ? cantidad : 0;
  const all = contractDays(contrato, ano, lastOf(ano));
  // A grant of a year without a contract was given by hand.
  if (all === 0) return concesion.desde <= fecha ? cantidad : 0;
  return partOf(cantidad, contractDays(contrato, ano, earlier(fecha, lastOf(ano))), all);
}
