import { A4 } from '../../platform/pdf/document.ts';

const MARGIN = 36;
const OF_A_KIND = new Set(['image/jpeg', 'image/png']);

/** A picture on a page, so that a last page can follow it. Null: a PDF cannot hold one of its kind. */
export async function pdfOfPicture(bytes: Buffer, tipo: string): Promise<Buffer | null> {
  if (!OF_A_KIND.has(tipo)) return null;
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  const picture = tipo === 'image/png' ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes);
  const [width, height] = [A4.width - 2 * MARGIN, A4.height - 2 * MARGIN];
  const { width: wide, height: high } = picture.scaleToFit(width, height);
  const page = pdf.addPage([A4.width, A4.height]);
  page.drawImage(picture, { x: (A4.width - wide) / 2, y: (A4.height - high) / 2, width: wide, height: high });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
