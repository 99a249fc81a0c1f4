import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSpool } from '../files/spool.ts';
import { createPdfDocument } from '../pdf/document.ts';
import { makeSigner } from './certificate.ts';
import { createSeal } from './seal.ts';
import { roomText } from './room.ts';
import { sealFile } from './seal-file.ts';
import { findSeals } from './verify.ts';

const NOW = Temporal.Instant.from('2026-03-10T09:00:00Z');
const signer = makeSigner({ name: 'Sello de pruebas', organization: 'Pruebas', now: NOW });
const seal = createSeal({ clock: { now: () => NOW }, signerOf: async () => ({ signer, stamp: null }) });
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jornada-seal-file-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a PDF that was written page by page is sealed where it lies, and can take a receipt afterwards', async () => {
  const path = join(folder, 'many.pdf');
  const spool = createSpool({ name: 'many.pdf', path, isPacked: true });
  const { roomBytes, sign } = await seal.openFor(1);
  const signature = roomText({ reason: 'Registro de jornada', name: 'Álamo (Ñ), S.L.', at: NOW }, roomBytes);
  const pdf = await createPdfDocument((piece) => spool.write(piece), { signature });
  for (let page = 1; page <= 450; page += 1) {
    await pdf.newPage();
    pdf.text(50, 50, `Página ${page}`, { size: 12 });
  }
  const at = await pdf.end({ title: 'Registro', author: 'Álamo', lang: 'es', version: '1' });
  const made = await sealFile(await spool.end(), { at, roomBytes, sign });
  const bytes = readFileSync(path);
  expect([made.size, made.sha256, made.crc]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex'), crc32(bytes)]);
  expect(findSeals(bytes)).toEqual([expect.objectContaining({ isIntact: true, isWhole: true, isPades: true })]);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(450);
  const said = saidByPdfsig(path);
  expect(said ?? 'Signature is Valid').toContain('Signature is Valid');
  const receipt = { title: 'Recibí', rows: [['Persona', 'Ana']] } as const;
  const two = findSeals(await seal.signWithReceipt(1, bytes, { reason: 'Recibí', name: 'Álamo', receipt }));
  expect(two.map(({ isIntact, isWhole }) => [isIntact, isWhole])).toEqual([
    [true, false],
    [true, true],
  ]);
});

/** Null where that reader is not installed. */
function saidByPdfsig(path: string): string | null {
  try {
    return execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return String((error as { stdout?: string }).stdout);
  }
}
