import { deflateSync } from 'node:zlib';
import { INK } from './colours.ts';
import type { Weight } from './faces.ts';
import type { PdfFont } from './font.ts';
import { pdfString } from './text-string.ts';
import { wrapText } from './wrap.ts';

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 };
type TextStyle = { size: number; weight?: Weight; color?: string; /** The right edge, instead of the left one. */ isRight?: boolean };

const CATALOGUE = 1;
const PAGES = 2;
const INFO = 3;
const FONTS: Record<Weight, number> = { normal: 4, bold: 9 };
/** Of the signature and its field, in a document that is sealed. */
const FIELD = 14;
const SIGNATURE = 15;
const FIRST_FREE = 14;
const FIRST_FREE_SEALED = 16;
/** Pages that hang on one node of the tree, so that no reader has to look through thousands. */
const BRANCH = 200;

const number = (value: number): string => String(Math.round(value * 100) / 100);
/** `#RRGGBB` as PDF writes colours. */
const colours = new Map<string, string>();
function colourOf(hex: string): string {
  const known = colours.get(hex) ?? [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
  colours.set(hex, known);
  return known;
}

/** What a document says of itself. `keywords`: ASCII that is not shown on its pages and can be found in the bytes of the file. */
export type PdfEnd = { title: string; author: string; lang: string; version: string; keywords?: string };
/** Where readers of a circle draw its four curves, in radii. */
const ROUND = 0.5523;
export type PdfDocument = Awaited<ReturnType<typeof createPdfDocument>>;

/**
 * A PDF that is written page by page: a page is gone from memory when the next one begins, however many there are (ADR 75). `signature`: what
 * stands in the dictionary of its signature, with the room for it. What draws letters is loaded with the first document of a process.
 */
export async function createPdfDocument(write: (piece: string | Uint8Array) => Promise<void>, { signature }: { signature?: string } = {}) {
  const { createFont } = await import('./font.ts');
  const fonts: Record<Weight, PdfFont> = { normal: createFont('normal'), bold: createFont('bold') };
  const offsets: number[] = [];
  const pages: number[] = [];
  const marks: { title: string; page: number }[] = [];
  const isSealed = signature !== undefined;
  let [at, next] = [0, isSealed ? FIRST_FREE_SEALED : FIRST_FREE];
  let page = '';
  let isOpen = false;

  async function put(piece: string | Uint8Array): Promise<void> {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    at += bytes.length;
    await write(bytes);
  }
  async function object(id: number, head: string, stream: Uint8Array | null = null): Promise<void> {
    if (at === 0) await put('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n');
    offsets[id] = at;
    if (!stream) return put(`${id} 0 obj\n<< ${head} >>\nendobj\n`);
    await put(`${id} 0 obj\n<< ${head} /Length ${stream.length} >>\nstream\n`);
    await put(stream);
    await put('\nendstream\nendobj\n');
  }
  const branchOf = (index: number): number => Math.floor(index / BRANCH);
  /** Numbers of the nodes between the pages and the root: known only at the end, so they are kept free. */
  const branches: number[] = [];

  async function endPage(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    const [content, id] = [next, next + 1];
    next += 2;
    if (pages.length % BRANCH === 0) branches.push(next++);
    const parent = branches[branchOf(pages.length)];
    await object(content, '/Filter /FlateDecode', deflateSync(Buffer.from(page, 'latin1'), { level: 4 }));
    await object(
      id,
      `/Type /Page /Parent ${parent} 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents ${content} 0 R /Resources << /Font << /normal ${FONTS.normal} 0 R /bold ${FONTS.bold} 0 R >> >>${isSealed && pages.length === 0 ? ` /Annots [${FIELD} 0 R]` : ''}`,
    );
    pages.push(id);
    page = '';
  }

  async function writeOutlines(): Promise<string> {
    if (marks.length === 0) return '';
    const root = next;
    next += 1 + marks.length;
    await object(root, `/Type /Outlines /First ${root + 1} 0 R /Last ${root + marks.length} 0 R /Count ${marks.length}`);
    for (const [index, { title, page: place }] of marks.entries()) {
      const id = root + 1 + index;
      const before = index > 0 ? ` /Prev ${id - 1} 0 R` : '';
      const after = index < marks.length - 1 ? ` /Next ${id + 1} 0 R` : '';
      await object(id, `/Title ${pdfString(title)} /Parent ${root} 0 R${before}${after} /Dest [${pages[place]} 0 R /Fit]`);
    }
    return ` /Outlines ${root} 0 R /PageMode /UseOutlines`;
  }

  return {
    widthOf: (text: string, { size, weight = 'normal' }: TextStyle): number => fonts[weight].widthOf(text, size),
    /** How many pages there are, the one that is being drawn included. */
    pageCount: (): number => pages.length + (isOpen ? 1 : 0),
    /** Ends the page and begins another one. */
    async newPage(): Promise<void> {
      await endPage();
      isOpen = true;
    },
    /** An entry in the list of contents, for the page that is being drawn. */
    mark(title: string): void {
      marks.push({ title, page: pages.length });
    },
    /** One line of text. @param y the distance of its base line from the top. */
    text(x: number, y: number, text: string, style: TextStyle): void {
      const { size, weight = 'normal', color = INK, isRight = false } = style;
      if (text === '') return;
      const left = isRight ? x - fonts[weight].widthOf(text, size) : x;
      page += `BT /${weight} ${size} Tf ${colourOf(color)} rg ${number(left)} ${number(A4.height - y)} Td <${fonts[weight].encode(text)}> Tj ET\n`;
    },
    /** A line with round ends. */
    line([x1, y1, x2, y2]: readonly [number, number, number, number], { color, thickness }: { color: string; thickness: number }): void {
      page += `q 1 J ${colourOf(color)} RG ${thickness} w ${number(x1)} ${number(A4.height - y1)} m ${number(x2)} ${number(A4.height - y2)} l S Q\n`;
    },
    /** A filled circle. */
    dot(x: number, y: number, radius: number, color: string): void {
      const place = (dx: number, dy: number): string => `${number(x + dx * radius)} ${number(A4.height - y + dy * radius)}`;
      const curves = [
        [1, ROUND, ROUND, 1, 0, 1],
        [-ROUND, 1, -1, ROUND, -1, 0],
        [-1, -ROUND, -ROUND, -1, 0, -1],
        [ROUND, -1, 1, -ROUND, 1, 0],
      ] as const;
      page += `${colourOf(color)} rg ${place(1, 0)} m ${curves.map(([a, b, c, d, e, f]) => `${place(a, b)} ${place(c, d)} ${place(e, f)} c`).join(' ')} f\n`;
    },
    /** A horizontal line. */
    rule(x: number, y: number, width: number, { color, thickness }: { color: string; thickness: number }): void {
      page += `${colourOf(color)} RG ${thickness} w ${number(x)} ${number(A4.height - y)} m ${number(x + width)} ${number(A4.height - y)} l S\n`;
    },
    /** Text broken into lines that are no wider than this. A word that is too long is cut. */
    wrap: (text: string, width: number, { size, weight = 'normal' }: TextStyle): string[] => wrapText(fonts[weight], text, { width, size }),
    /** What belongs at the end of the file. Without a page there is an empty one. @returns where the signature begins, of a document that has one. */
    async end({ title, author, lang, version, keywords }: PdfEnd): Promise<number> {
      if (pages.length === 0 && !isOpen) isOpen = true;
      await endPage();
      for (const weight of ['normal', 'bold'] as const)
        for (const [id, head, stream] of fonts[weight].objects(FONTS[weight])) await object(id, head, stream);
      const outlines = await writeOutlines();
      for (const [index, id] of branches.entries()) {
        const kids = pages.slice(index * BRANCH, (index + 1) * BRANCH);
        await object(id, `/Type /Pages /Parent ${PAGES} 0 R /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}]`);
      }
      await object(PAGES, `/Type /Pages /Count ${pages.length} /Kids [${branches.map((id) => `${id} 0 R`).join(' ')}]`);
      let form = '';
      const room = at;
      if (isSealed) {
        await object(SIGNATURE, signature);
        await object(
          FIELD,
          `/Type /Annot /Subtype /Widget /FT /Sig /T (Sello1) /V ${SIGNATURE} 0 R /F 132 /Rect [0 0 0 0] /P ${pages[0]} 0 R`,
        );
        form = ` /AcroForm << /Fields [${FIELD} 0 R] /SigFlags 3 >>`;
      }
      await object(
        INFO,
        `/Title ${pdfString(title)} /Author ${pdfString(author)} /Creator ${pdfString(`Jornada ${version}`)} /Producer (Jornada)${keywords ? ` /Keywords (${keywords.replaceAll(/[^\w ,.:-]/g, '')})` : ''}`,
      );
      await object(
        CATALOGUE,
        `/Type /Catalog /Pages ${PAGES} 0 R /Lang ${pdfString(lang)} /ViewerPreferences << /DisplayDocTitle true >>${outlines}${form}`,
      );
      const start = at;
      const rows = Array.from({ length: next - 1 }, (_, index) => `${String(offsets[index + 1] ?? 0).padStart(10, '0')} 00000 n \n`);
      await put(
        `xref\n0 ${next}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${next} /Root ${CATALOGUE} 0 R /Info ${INFO} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
      );
      return room;
    },
  };
}
