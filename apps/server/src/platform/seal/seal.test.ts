import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDecoder } from '../decoding/decoder.ts';
import { createPdfDocument } from '../pdf/document.ts';
import { fingerprintOf, makeSigner, type Signer } from './certificate.ts';
import { prepareApart } from './prepare-apart.ts';
import { createSeal } from './seal.ts';
import { CannotSeal } from './kept.ts';
import { findSeals, stateOfSeal } from './verify.ts';

const NOW = Temporal.Instant.from('2026-03-10T09:00:00Z');
const signer = makeSigner({ name: 'Sello de pruebas', organization: 'Taller Álamo, S.L.', now: NOW });
const seal = createSeal({ clock: { now: () => NOW }, signerOf: async () => ({ signer, stamp: null }) });
const about = { reason: 'Recibí', name: 'Taller Álamo, S.L.' };
const receipt = {
  title: 'Recibí de la nómina',
  rows: [
    ['Persona', 'Ana Ñúñez Ibáñez'],
    ['Momento', '10 de marzo de 2026, 10:00:00'],
    ['Huella', 'f'.repeat(64)],
  ],
  note: 'Firmado con el PIN de los documentos.',
} as const;
const isOurs = (fingerprint: string): boolean => fingerprint === fingerprintOf(signer.chain[0]);

/** As our own files are, with a list of objects. */
async function listed(): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const document = await createPdfDocument(async (piece) => void pieces.push(Buffer.from(piece as string, 'latin1')));
  await document.newPage();
  document.text(50, 50, 'Registro', { size: 12 });
  await document.end({ title: 'Registro', author: 'Taller', lang: 'es', version: '1' });
  return Buffer.concat(pieces);
}
/** As newer programs write them, with their objects packed. */
async function packed(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Nomina');
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
/** Without a list of objects. Readers look for them. */
const loose = async (): Promise<Buffer> =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

/** What a reader that is not ours says; null where it is not installed. */
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jornada-seal-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function pdfsig(pdf: Buffer): string[] | null {
  const path = join(folder, 'one.pdf');
  writeFileSync(path, pdf);
  try {
    const said = execFileSync('pdfsig', ['-nocert', path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...said.matchAll(/- Signature Validation: (.+)|- (Total document signed|Not total document signed)/g)].map(
      ([, validation, total]) => validation ?? total ?? '',
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return [String((error as { stdout?: string }).stdout)];
  }
}
const VALID = 'Signature is Valid.';

describe.each([
  ['our own', listed],
  ['one with packed objects', packed],
  ['one without a list', loose],
])('%s', (_name, make) => {
  test('is sealed: what was there stays, and any reader knows it unchanged, until one byte is another', async () => {
    const pdf = await make();
    const sealed = await seal.sign(1, pdf, about);
    // Without a list it is written anew, once.
    expect(make === loose || sealed.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(findSeals(sealed)).toEqual([
      {
        by: 'Sello de pruebas',
        fingerprint: fingerprintOf(signer.chain[0]),
        tenant: '1',
        isIntact: true,
        isWhole: true,
        hasTimeStamp: false,
        isPades: true,
      },
    ]);
    expect(stateOfSeal(sealed, isOurs)).toBe('intact');
    expect(pdfsig(sealed) ?? ['Total document signed', VALID]).toEqual(['Total document signed', VALID]);
    const changed = Buffer.from(sealed);
    changed.write('%', 7, 'latin1');
    changed.writeUInt8((sealed[20] ?? 0) ^ 1, 20);
    expect(stateOfSeal(changed, isOurs)).toBe('changed');
    expect(pdfsig(changed)?.includes(VALID) ?? false).toBe(false);
  });

  test('a second receipt leaves the first one valid', async () => {
    const one = await seal.signWithReceipt(1, await make(), { ...about, receipt });
    const two = await seal.signWithReceipt(1, one, { ...about, receipt: { ...receipt, title: 'Acuse de la empresa' } });
    expect(two.subarray(0, one.length).equals(one)).toBe(true);
    expect(findSeals(two).map(({ isIntact, isWhole }) => [isIntact, isWhole])).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(stateOfSeal(two, isOurs)).toBe('intact');
    const said = ['Not total document signed', VALID, 'Total document signed', VALID];
    expect(pdfsig(two) ?? said).toEqual(said);
    // One page more, for both.
    const pages = async (pdf: Buffer) => (await PDFDocument.load(pdf)).getPageCount();
    expect(await pages(two)).toBe(await pages(one));
  });
});

test('what is added later is told from what is sealed', async () => {
  const sealed = await seal.sign(1, await listed(), about);
  expect(stateOfSeal(Buffer.concat([sealed, Buffer.from('\n% more\n%%EOF\n')]), isOurs)).toBe('extended');
  expect(stateOfSeal(await listed(), isOurs)).toBe('unsealed');
  expect(stateOfSeal(sealed, () => false)).toBe('unsealed');
});

test('a receipt that does not fit below the others gets a page of its own', async () => {
  let pdf = await listed();
  for (let count = 0; count < 8; count += 1) pdf = await seal.signWithReceipt(1, pdf, { ...about, receipt });
  expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(2);
  expect(findSeals(pdf).every(({ isIntact }) => isIntact)).toBe(true);
  expect(pdfsig(pdf)?.filter((line) => line === VALID).length ?? 8).toBe(8);
});

test('a long chain has its room', async () => {
  const [own] = signer.chain;
  const long: Signer = {
    key: signer.key,
    chain: [own, ...Array.from({ length: 30 }, () => makeSigner({ name: 'x'.repeat(900), organization: 'y', now: NOW }).chain[0])],
  };
  const other = createSeal({ clock: { now: () => NOW }, signerOf: async () => ({ signer: long, stamp: null }) });
  expect(stateOfSeal(await other.sign(1, await listed(), about), isOurs)).toBe('intact');
});

test('a PDF of somebody is read apart, by a process without keys; what it gives back must hold everything that was there', async () => {
  const decoder = createDecoder();
  const apart = (one: Pick<typeof decoder, 'run' | 'close'>) =>
    createSeal({ clock: { now: () => NOW }, signerOf: async () => ({ signer, stamp: null }), prepareReceipt: prepareApart(one) });
  const sealed = await apart(decoder).signWithReceipt(1, await packed(), { ...about, receipt });
  expect([stateOfSeal(sealed, isOurs), (await PDFDocument.load(sealed)).getPageCount()]).toEqual(['intact', 2]);
  await expect(apart(decoder).signWithReceipt(1, Buffer.from('nothing'), { ...about, receipt })).rejects.toEqual(
    expect.objectContaining({ why: 'broken' }),
  );
  const liar = {
    ...decoder,
    run: async (...of: Parameters<typeof decoder.run>) => {
      const made = (await decoder.run(...of)) as { bytes: Uint8Array };
      made.bytes[30] = (made.bytes[30] ?? 0) ^ 1;
      return made as never;
    },
  };
  await expect(apart(liar).signWithReceipt(1, await packed(), { ...about, receipt })).rejects.toBeInstanceOf(CannotSeal);
  decoder.close();
});

test('an encrypted PDF, or none at all, is not sealed', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ ownerPassword: 'x', userPassword: '' });
  const locked = Buffer.from(await document.save());
  for (const [pdf, why] of [
    [locked, 'locked'],
    [Buffer.from('nothing'), 'broken'],
  ] as const)
    await expect(seal.sign(1, pdf, about)).rejects.toEqual(expect.objectContaining({ why }));
  await expect(seal.sign(1, locked, about)).rejects.toBeInstanceOf(CannotSeal);
});
