import { ACCENT, INK, INK2, TICK } from '../../../platform/pdf/colours.ts';
import { A4, type PdfDocument } from '../../../platform/pdf/document.ts';
import type { Block } from '../../../platform/pdf/flow.ts';

/** In points of 1/72 inch, from the edges of the page. */
export const PAGE = { width: A4.width, margin: 40, top: 64, lowest: A4.height - 62 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

type Look = Omit<Block, 'text'>;
export const LOOKS = {
  title: { size: 20, weight: 'bold', color: INK },
  month: { size: 13, weight: 'bold', color: INK },
  part: { size: 9, weight: 'bold', color: INK },
  label: { size: 8, color: INK2 },
  value: { size: 9, color: INK },
  head: { size: 7.5, color: INK2 },
  note: { size: 7, color: INK2 },
  sum: { size: 8.5, weight: 'bold', color: INK },
  small: { size: 8, color: INK2, lead: 1.46 },
} as const satisfies Record<string, Look>;

export const said = (text: string, look: Look): Block => ({ ...look, text });

const TICKS = [
  [3, 31, 13.5, 31, ACCENT],
  [6.6, 18.2, 15.7, 23.4, ACCENT],
  [16.6, 8.6, 21.8, 17.6, ACCENT],
  [30, 5, 30, 15.4, ACCENT],
  [53.4, 18.2, 44.3, 23.4, TICK],
  [57, 31, 46.5, 31, TICK],
] as const;

/** The logo: six ticks and the sun, 30 points wide. */
export function drawMark(pdf: PdfDocument, left: number, top: number): void {
  for (const [x1, y1, x2, y2, color] of TICKS)
    pdf.line([left + x1 / 2, top + y1 / 2, left + x2 / 2, top + y2 / 2], { color, thickness: 2.5 });
  pdf.dot(left + 20.6, top + 5.8, 3.1, INK);
}
