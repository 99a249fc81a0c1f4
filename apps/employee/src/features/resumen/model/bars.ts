import type { BarraVista, GraficosVista } from '@jornada/contract/resumen.ts';
import type { Format } from '@jornada/i18n';
import type { PlanBar } from '@jornada/ui/chart/plan-bars.tsx';

/** Days for a month, weeks for a year. */
export const barsOf = ({ dias, semanas }: GraficosVista, isYear: boolean): BarraVista[] => (isYear ? semanas : dias);

/** The bar whose figures are shown at first: the last one up to today. */
export function latestBar(bars: readonly BarraVista[], hoy: string): number {
  const lived = bars.findLastIndex(({ desde, trabajadoMinutos }) => desde <= hoy && trabajadoMinutos > 0);
  return lived === -1 ? 0 : lived;
}

/** The first letter of a month below the first week that begins in it; every seventh day of a month. */
function tickOf({ desde }: BarraVista, before: BarraVista | undefined, isYear: boolean, format: Format): string | null {
  if (!isYear) return Number(desde.slice(8)) % 7 === 1 ? String(Number(desde.slice(8))) : null;
  const month = desde.slice(5, 7);
  return before?.desde.slice(5, 7) === month ? null : format.capitalize(format.month(Number(month))).slice(0, 1);
}

export const planBarsOf = (bars: readonly BarraVista[], isYear: boolean, format: Format): PlanBar[] =>
  bars.map((bar, index) => ({
    key: bar.desde,
    worked: bar.trabajadoMinutos,
    // A week that is not over shows the plan of the days that count so far.
    planned: bar.previstoMinutos,
    tick: tickOf(bar, bars[index - 1], isYear, format),
  }));

/** The days of a bar: `jue 22 oct`, `16 – 22 nov`. */
export const nameOfBar = ({ desde, hasta }: BarraVista, format: Format): string =>
  desde === hasta ? format.date(desde, 'weekdayDay') : format.dayRange(desde, hasta);
