import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, PasswordException, Util, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refused, type DecodingTask, type Made, type PageText, type PieceOfText } from './task.ts';

const LIBRARY = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** A page that has more is read so far: nobody reads it all, and it must not fill the memory. */
const MOST_PIECES = 6000;
const MOST_LETTERS = 100_000;
/** The part of a letter that is under its line. */
const UNDER = 0.2;

// The parts of one file are asked for one after the other: it stays open until another one comes.
let open: { path: string; pdf: PDFDocumentProxy } | null = null;

async function openFile(path: string): Promise<PDFDocumentProxy> {
  if (open?.path === path) return open.pdf;
  await open?.pdf.loadingTask.destroy();
  open = null;
  const data = new Uint8Array(await readFile(path));
  const options = { data, verbosity: 0, useSystemFonts: false, disableFontFace: true, useWasm: false, enableXfa: false };
  const folders = { cMapUrl: join(LIBRARY, 'cmaps/'), cMapPacked: true, standardFontDataUrl: join(LIBRARY, 'standard_fonts/') };
  const pdf = await getDocument({ ...options, ...folders }).promise.catch((error: unknown) => {
    throw error instanceof PasswordException ? new Refused('locked', error) : error;
  });
  const { info } = (await pdf.getMetadata()) as { info: { EncryptFilterName?: string | null } };
  // One that everybody may open is locked, too: whoever made it does not want its pages to be taken apart.
  if (info.EncryptFilterName) throw new Refused('locked');
  open = { path, pdf };
  return pdf;
}

type Item = { str: string; width: number; transform: number[] };

/** The place of a piece of text in points from the upper left, and how far it is turned clockwise. */
function placed({ str, width, transform }: Item, view: number[]): PieceOfText {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(view, transform) as number[];
  const height = Math.hypot(c, d) || 1;
  const turn = (((Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4) * 90) as PieceOfText['turn'];
  const [up, down] = [height * (1 - UNDER), height * UNDER];
  if (turn === 90) return { text: str, x: x - down, y, width: height, height: width, turn };
  if (turn === 180) return { text: str, x: x - width, y: y - down, width, height, turn };
  if (turn === 270) return { text: str, x: x - up, y: y - width, width: height, height: width, turn };
  return { text: str, x, y: y - up, width, height, turn };
}

async function readText(page: PDFPageProxy): Promise<PieceOfText[]> {
  const { items } = await page.getTextContent();
  const view = page.getViewport({ scale: 1 }).transform;
  const pieces: PieceOfText[] = [];
  let letters = 0;
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    letters += item.str.length;
    if (pieces.length >= MOST_PIECES || letters > MOST_LETTERS) break;
    pieces.push(placed(item, view));
  }
  return pieces;
}

/** A page that cannot be read has no text; the others are read all the same. */
async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  try {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const pieces = await readText(page);
    page.cleanup();
    return { page: number, width, height, pieces };
  } catch {
    return { page: number, width: 1, height: 1, pieces: [] };
  }
}

/** Reads the text of some pages of a PDF with its places. @throws Refused `locked` for an encrypted one, `damaged`. */
export async function readPages({ path, from, most }: Extract<DecodingTask, { kind: 'pages' }>): Promise<Made['pages']> {
  const pdf = await openFile(path);
  const total = pdf.numPages;
  const pages: PageText[] = [];
  for (let number = from; number < from + most && number <= total; number += 1) pages.push(await readPage(pdf, number));
  // What pages share, such as letters and pictures, is not needed for their text.
  await pdf.cleanup();
  return { total, pages };
}
