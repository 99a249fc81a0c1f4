import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFDocument, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { INK, INK2, LINE2 } from '../pdf/colours.ts';
import { A4 } from '../pdf/document.ts';
import { embedFont } from '../pdf/embed.ts';
import { createFont, type PdfFont } from '../pdf/font.ts';
import { wrapText } from '../pdf/wrap.ts';
import type { SealPlace } from './update.ts';

/** What is printed about one signature: a heading, what is known with its names, and a sentence below. */
export type Receipt = { title: string; rows: readonly (readonly [label: string, value: string])[]; note?: string };

/** By it the last page is known again. */
const MARK = PDFName.of('JornadaReceipts');
const MARGIN = 48;
const PADDING = 14;
const LABEL_WIDTH = 120;
const SIZE = 9;
const LINE_HEIGHT = 13;
const TITLE_SIZE = 12;

type Line = { text: string; x: number; y: number; size: number; isBold?: boolean; color: string };

const WIDTH = A4.width - 2 * MARGIN;

const wrap = (text: string, font: PdfFont, width: number): string[] => wrapText(font, text, { width, size: SIZE });

/** Lines from the top, and the height of all of them. */
function layOut({ title, rows, note }: Receipt, { normal, bold }: Fonts): { lines: Line[]; height: number } {
  let y = PADDING + TITLE_SIZE;
  const lines: Line[] = [{ text: title, x: PADDING, y, size: TITLE_SIZE, isBold: true, color: INK }];
  y += LINE_HEIGHT + 6;
  const put = (texts: string[], x: number, color: string, from: number, isBold = false): number => {
    for (const [at, text] of texts.entries()) lines.push({ text, x, y: from + at * LINE_HEIGHT, size: SIZE, color, isBold });
    return from + texts.length * LINE_HEIGHT;
  };
  for (const [label, value] of rows) {
    const left = put(wrap(label, bold, LABEL_WIDTH - 8), PADDING, INK2, y);
    y = Math.max(left, put(wrap(value, normal, WIDTH - 2 * PADDING - LABEL_WIDTH), PADDING + LABEL_WIDTH, INK, y)) + 2;
  }
  if (note) y = put(wrap(note, normal, WIDTH - 2 * PADDING), PADDING, INK2, y + 6);
  return { lines, height: y - LINE_HEIGHT + PADDING };
}

type Fonts = { normal: PdfFont; bold: PdfFont };

const rgb = (hex: string): string => [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

/** What readers draw where the signature is. */
function draw(document: PDFDocument, receipt: Receipt): { appearance: PDFRef; height: number } {
  const fonts = { normal: createFont('normal'), bold: createFont('bold') };
  const { lines, height } = layOut(receipt, fonts);
  const frame = `${rgb(LINE2)} RG 0.75 w 0.5 0.5 ${WIDTH - 1} ${(height - 1).toFixed(2)} re S\n`;
  const text = lines
    .filter((line) => line.text !== '')
    .map(({ text: words, x, y, size, isBold, color }) => {
      const weight = isBold ? 'bold' : 'normal';
      return `BT /${weight} ${size} Tf ${rgb(color)} rg ${x} ${(height - y).toFixed(2)} Td <${fonts[weight].encode(words)}> Tj ET`;
    })
    .join('\n');
  const { context } = document;
  const stream = context.flateStream(`${frame}${text}`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, WIDTH, height],
    Resources: { Font: { normal: embedFont(context, fonts.normal), bold: embedFont(context, fonts.bold) } },
  });
  return { appearance: context.register(stream), height };
}

/** The lowest edge of what stands on a page. */
function lowestEdge(document: PDFDocument, page: PDFPage): number {
  const edges = (page.node.Annots()?.asArray() ?? []).flatMap((ref) => {
    const annotation = document.context.lookup(ref);
    const rect = annotation instanceof PDFDict ? annotation.lookup(PDFName.of('Rect')) : undefined;
    const bottom = rect instanceof PDFArray ? rect.lookup(1) : undefined;
    return bottom instanceof PDFNumber ? [bottom.asNumber()] : [];
  });
  return Math.min(A4.height - MARGIN, ...edges);
}

/**
 * Places a receipt on the last page, which is added with the first of them. Later ones go below: readers accept signatures that are added to a
 * page that is signed, but not all of them pages.
 */
export const receiptPlace =
  (receipt: Receipt) =>
  (document: PDFDocument): SealPlace => {
    const { appearance, height } = draw(document, receipt);
    const last = document.getPages().at(-1);
    const free = last?.node.has(MARK) ? lowestEdge(document, last) - (last.node.Annots()?.size() ? PADDING : 0) : 0;
    const hasRoom = last !== undefined && free - height >= MARGIN;
    const page = hasRoom ? last : document.addPage([A4.width, A4.height]);
    page.node.set(MARK, PDFName.of('Yes'));
    const top = hasRoom ? free : A4.height - MARGIN;
    return { page, rect: [MARGIN, top - height, MARGIN + WIDTH, top], appearance };
  };
