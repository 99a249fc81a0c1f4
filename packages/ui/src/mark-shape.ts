/** The mark in a frame of 60 by 34. Six ticks: `[x1, y1, x2, y2]`, and whether the hour is past. */
export const STROKES = [
  [3, 31, 13.5, 31, true],
  [6.6, 18.2, 15.7, 23.4, true],
  [16.6, 8.6, 21.8, 17.6, true],
  [30, 5, 30, 15.4, true],
  [53.4, 18.2, 44.3, 23.4, false],
  [57, 31, 46.5, 31, false],
] as const;

/** How wide a tick is, with round ends. */
export const STROKE_WIDTH = 5;

/** The sun: middle and radius. */
export const SUN = { x: 41.2, y: 11.6, r: 6.2 };
