import { INK, INK2, TICK, ACCENT } from '../../../platform/pdf/colours.ts';

/** A4 in points of 1/72 inch. */
export const PAGE = { width: 595.28, margin: 40, top: 64, bottom: 62 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

export const STYLES = {
  title: { fontSize: 20, bold: true, color: INK, characterSpacing: -0.3 },
  month: { fontSize: 13, bold: true, color: INK, margin: [0, 0, 0, 6] },
  label: { fontSize: 8, color: INK2 },
  value: { fontSize: 9, color: INK },
  head: { fontSize: 7.5, color: INK2 },
  note: { fontSize: 7, color: INK2 },
  sum: { fontSize: 8.5, bold: true },
} as const;

/** The logo: six ticks and the sun, 30 points wide. A new object for each page, because pdfmake changes it. */
export const createMark = () => ({
  canvas: [
    ...(
      [
        [3, 31, 13.5, 31, ACCENT],
        [6.6, 18.2, 15.7, 23.4, ACCENT],
        [16.6, 8.6, 21.8, 17.6, ACCENT],
        [30, 5, 30, 15.4, ACCENT],
        [53.4, 18.2, 44.3, 23.4, TICK],
        [57, 31, 46.5, 31, TICK],
      ] as const
    ).map(([x1, y1, x2, y2, lineColor]) => ({
      type: 'line',
      x1: x1 / 2,
      y1: y1 / 2,
      x2: x2 / 2,
      y2: y2 / 2,
      lineWidth: 2.5,
      lineCap: 'round',
      lineColor,
    })),
    { type: 'ellipse', x: 20.6, y: 5.8, r1: 3.1, r2: 3.1, color: INK },
  ],
});
