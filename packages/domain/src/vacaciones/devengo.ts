import { earlier, later, numeroDeDia, yearOf } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import { partOf, sumOf, type Cantidad } from './cantidad.ts';
import { SEMANA_LEGAL, type Concesion, type PeriodoContrato, type PoliticaVacaciones } from './modelo.ts';
import { weighedDays } from './patron.ts';

/** The first day of a year. */
export const firstOf = (ano: number): Fecha => `${String(ano).padStart(4, '0')}-01-01`;
/** The last day of a year. */
export const lastOf = (ano: number): Fecha => `${String(ano).padStart(4, '0')}-12-31`;

const daysBetween = (desde: Fecha, hasta: Fecha): number => Math.max(0, numeroDeDia(hasta) - numeroDeDia(desde) + 1);

/** Days of contract in a year, until a day of it, weighed by the days of the week. */
const contractDays = (
  contrato: readonly PeriodoContrato[],
  ano: number,
  { until, diasSemana }: { until: Fecha; diasSemana: number },
): number =>
  sumOf(
    contrato.map((one) =>
      weighedDays(one, { desde: later(one.desde, firstOf(ano)), hasta: earlier(one.hasta ?? until, until), diasSemana }),
    ),
  );

type ReglasAntiguedad = Pick<PoliticaVacaciones, 'antiguedad' | 'antiguedadDesde'>;

/** The highest step that is reached with so many years of service. */
function stepOf({ antiguedad }: ReglasAntiguedad, years: number): Cantidad {
  const reached = antiguedad.filter(({ anos }) => anos <= years).toSorted((a, b) => a.anos - b.anos);
  return reached.at(-1)?.cantidad ?? 0;
}

/** The extra right of a full year by years of service. What begins on the day on which they are completed is apart: before it, the step below holds. */
function seniorityOf(
  politica: ReglasAntiguedad,
  { ano, servicioDesde, start, end }: { ano: number; servicioDesde: Fecha; start: Fecha; end: Fecha },
): { cantidad: Cantidad; desde: Fecha }[] {
  const years = ano - yearOf(servicioDesde);
  const [before, after] = [stepOf(politica, years - 1), stepOf(politica, years)];
  if (politica.antiguedadDesde !== 'dia') return [{ cantidad: politica.antiguedadDesde === 'ano' ? after : before, desde: start }];
  // Whoever began on 29 February completes a year on the 28th where there is no such day.
  const completed = Temporal.PlainDate.from(servicioDesde)
    .add({ years: Math.max(0, years) })
    .toString();
  const more = { cantidad: after - before, desde: later(start, completed) };
  return [{ cantidad: before, desde: start }, ...(completed <= end ? [more] : [])];
}

/**
 * What somebody is given for a year: the right of a full year by days of contract, over the 365 or 366 days of that year, each part of it in
 * proportion to the days of the week that its schedule has where working days are counted, and not rounded. It can be used from the first day of contract in the year, what years of service give from the day that the policy says, to its last day. `servicioDesde`: the first day that counts
 * for years of service; null: none.
 */
export function grantsFor(options: {
  ano: number;
  contrato: readonly PeriodoContrato[];
  servicioDesde: Fecha | null;
  politica: Pick<PoliticaVacaciones, 'anual'> & Partial<Pick<PoliticaVacaciones, 'diasSemana'>> & ReglasAntiguedad;
}): Concesion[] {
  const { ano, contrato, servicioDesde, politica } = options;
  const inYear = contrato.filter(({ desde, hasta }) => desde <= lastOf(ano) && (hasta === null || hasta >= firstOf(ano)));
  const { diasSemana = SEMANA_LEGAL } = politica;
  const days = contractDays(inYear, ano, { until: lastOf(ano), diasSemana });
  const start = inYear.map(({ desde }) => later(desde, firstOf(ano))).toSorted()[0];
  if (start === undefined || days === 0) return [];
  const end =
    inYear
      .map(({ hasta }) => earlier(hasta ?? lastOf(ano), lastOf(ano)))
      .toSorted()
      .at(-1) ?? lastOf(ano);
  const seniority = servicioDesde === null ? [] : seniorityOf(politica, { ano, servicioDesde, start, end });
  const whole = [
    { clase: 'anual' as const, cantidad: politica.anual, desde: start },
    ...seniority.map((one) => ({ clase: 'antiguedad' as const, ...one })),
  ];
  return whole
    .map(({ clase, cantidad, desde }): Concesion => {
      const part = partOf(Math.max(0, cantidad), days, daysBetween(firstOf(ano), lastOf(ano)));
      return { id: null, clase, ano, cantidad: part, desde, hasta: lastOf(ano) };
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
  if (fecha < concesion.desde) return 0;
  const until = (day: Fecha): number => contractDays(contrato, ano, { until: day, diasSemana: SEMANA_LEGAL });
  const all = until(lastOf(ano));
  // A grant of a year without a contract was given by hand.
  if (all === 0) return concesion.desde <= fecha ? cantidad : 0;
  return partOf(cantidad, until(earlier(fecha, lastOf(ano))), all);
}
