const STEPS = [60, 120, 240, 480, 600, 1200, 2400, 4800];

/** The distance between the lines of a scale: the smallest round number of hours that needs three of them at most. Minutes. */
export function stepFor(most: number): number {
  return STEPS.find((step) => most / step <= 3.2) ?? 9600;
}

/** The end of a scale: the next half line above everything. Minutes, never nothing. */
export function topFor(most: number): number {
  const half = stepFor(most) / 2;
  return Math.max(half, Math.ceil(most / half) * half);
}

/** The lines of a scale, in minutes: without nothing and without its end. */
export function linesFor(most: number): number[] {
  const step = stepFor(most);
  const top = topFor(most);
  return Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step).filter((line) => line <= top);
}

/** Pixels. What was worked above the plan is never drawn lower: of a long week some minutes would not be seen. */
const LEAST_OVER = 4;

/** How high the part of a bar above the plan is drawn, in pixels, where `exact` would be true to scale. */
export const overHeightFor = (exact: number): number => Math.max(LEAST_OVER, exact);
