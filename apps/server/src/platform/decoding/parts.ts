import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { bare } from './bare-page.ts';
import { Refused, type DecodingTask, type Made } from './task.ts';

// The parts of one file are asked for one after the other: it stays open until another one comes.
let open: { path: string; pdf: PDFDocument; bared: Set<number> } | null = null;

async function openFile(path: string): Promise<NonNullable<typeof open>> {
  if (open?.path === path) return open;
  open = null;
  const pdf = await PDFDocument.load(await readFile(path), { updateMetadata: false, ignoreEncryption: true });
  if (pdf.isEncrypted) throw new Refused('locked');
  open = { path, pdf, bared: new Set() };
  return open;
}

function bareAll(source: NonNullable<typeof open>, pages: readonly number[]): void {
  for (const page of pages) {
    const leaf = source.bared.has(page) ? undefined : source.pdf.getPages()[page - 1]?.node;
    if (leaf) bare(leaf);
    source.bared.add(page);
  }
}

/**
 * Writes some pages of a PDF into files of their own. Of the other pages, and of what the file says about itself, nothing comes along.
 * @throws Refused `damaged` if nobody can say what belongs to a page.
 */
export async function writeParts({ path, parts }: Extract<DecodingTask, { kind: 'parts' }>): Promise<Made['parts']> {
  const source = await openFile(path);
  for (const { pages, path: to } of parts) {
    if (pages.some((page) => page < 1 || page > source.pdf.getPageCount())) throw new Refused('damaged');
    bareAll(source, pages);
    const part = await PDFDocument.create({ updateMetadata: false });
    const indexes = pages.map((page) => page - 1);
    for (const page of await part.copyPages(source.pdf, indexes)) part.addPage(page);
    await writeFile(to, await part.save({ addDefaultPage: false }), { mode: 0o600 });
  }
  return { written: parts.length };
}
