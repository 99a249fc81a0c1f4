const STEPS = [60, 120, 240, 480, 600, 1200, 2400, 4800];

/** The distance between the lines of a scale, in minutes: the smallest round number of hours that needs at most three lines. */
function stepFor(most: number): number {
  return STEPS.find((step) => most / step <= 3.2) ?? 9600;
}

/** The end of a scale, in minutes: the next half line above all values. Never 0. */
export function topFor(most: number): number {
  const half = stepFor(most) / 2;
  return Math.max(half, Math.ceil(most / half) * half);
}

/** The lines of a scale, in minutes, without 0 and without the end. */
export function linesFor(most: number): number[] {
  const step = stepFor(most);
  const top = topFor(most);
  return Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step).filter((line) => line <= top);
}

/** Least height in pixels of the time above the plan: in a long week a few minutes would be invisible. */
const LEAST_OVER = 4;

/** The drawn height of the part of a bar above the plan, in pixels. `exact` is its height to scale. */
export const overHeightFor = (exact: number): number => Math.max(LEAST_OVER, exact);
