import type { Measurements } from './stats.ts';

/** The required value. */
export type Bar = { atLeast: number } | { atMost: number };

/** One line of the results: what, the unit, the comparison, and whether the bar is met. */
export type Figure = {
  what: string;
  unit: string;
  ours: Measurements;
  /** The ceiling, or another comparison, from the same passes. */
  beside?: Measurements;
  /** The value that the bar is about: a ratio, or `ours` itself. */
  judged: Measurements;
  bar: Bar | null;
};

export const meets = ({ judged, bar }: Pick<Figure, 'judged' | 'bar'>): boolean =>
  bar === null || ('atLeast' in bar ? judged.median >= bar.atLeast : judged.median <= bar.atMost);

/** Four digits are exact enough, because the noise is larger. */
function digits(number: number): string {
  if (Math.abs(number) >= 100) return Math.round(number).toLocaleString('en');
  return String(Number(number.toPrecision(3)));
}

const withEnds = ({ median, min, max }: Measurements): string =>
  min === max ? digits(median) : `${digits(median)} (${digits(min)}–${digits(max)})`;
const barText = (bar: Bar | null): string => (bar === null ? '' : 'atLeast' in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`);

/** A Markdown table: medians, with the lowest and the highest in brackets. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['What', 'Unit', 'Ours', 'Beside it', 'Ratio', 'Bar', ''];
  const rows = figures.map((figure) => [
    figure.what,
    figure.unit,
    withEnds(figure.ours),
    figure.beside ? withEnds(figure.beside) : '',
    figure.judged === figure.ours ? '' : withEnds(figure.judged),
    barText(figure.bar),
    figure.bar === null ? '' : meets(figure) ? 'met' : '**not met**',
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
