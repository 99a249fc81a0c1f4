import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createDiskStore } from '../../platform/files/disk.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { createVault } from '../../platform/vault.ts';
import { sealStore } from '../../shared/file-keys.ts';
import { createFilesWorld, jpeg, pdf, type FilesWorld } from '../../testing/files-world.ts';
import { makeTestSecrets } from '../../testing/test-server.ts';

// What lies in the store says nothing to anybody without the keys, and is never given out changed.

const secrets = makeTestSecrets();
let world: FilesWorld;
let disk: FileStore;
/** Runs before something is stored; a test lets the server die there. */
let onPut: () => void;
beforeAll(async () => {
  world = await createFilesWorld({
    secrets,
    files: {
      store: {
        place: 'test',
        put: async (...of) => {
          onPut();
          return disk.put(...of);
        },
        read: (...of) => disk.read(...of),
        remove: (...of) => disk.remove(...of),
      },
    },
  });
  disk = createDiskStore(folder());
});
afterAll(() => world.close());
beforeEach(() => void (onPut = () => undefined));

const folder = (): string => join(world.server.dataFolder, 'files');
const ana = () => ({ token: world.tokens.ANA });
/** Larger than two segments. */
const large = (): Buffer => pdf(Array.from({ length: 20_000 }, (_, at) => `line ${at}`).join(' '));

async function rowOf(id: number): Promise<{ clave: string; cifrado: boolean }> {
  const [row] = await world.server.db.tenant(world.company.entidadId, (tx) =>
    tx.query(composed<{ clave: string; cifrado: boolean }>('select clave, cifrado from instancia.ficheros where fichero_id = $1'), [id]),
  );
  if (!row) throw new Error('no such file');
  return row;
}
const pathOf = async (id: number): Promise<string> => join(folder(), (await rowOf(id)).clave);

async function download(id: number): Promise<{ status: number; bytes: Buffer; code: string; length: string | undefined }> {
  const { content } = await world.server.call(ficheros.enlace, { id }, ana());
  const answer = await world.server.app
    .inject({ method: 'GET', url: `/instancia/ficheros/descargar?token=${content.token}&como=ver` })
    .catch(() => null);
  // A stream that breaks has no answer.
  if (!answer) return { status: 0, bytes: Buffer.alloc(0), code: 'broken', length: undefined };
  const code = answer.statusCode === 200 ? '' : (answer.json<{ Error?: { Code: string } }>().Error?.Code ?? 'broken');
  return { status: answer.statusCode, bytes: answer.rawPayload, code, length: answer.headers['content-length'] as string | undefined };
}

/** As files were stored before. */
async function makePlain(id: number, bytes: Buffer): Promise<void> {
  const path = await pathOf(id);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  await noteAsPlain(id);
}
/** The row of a file that is from before. Nothing else may take that back. */
const noteAsPlain = (id: number): Promise<unknown> =>
  runSql(
    world.server.superuserUrl,
    `set session_replication_role = replica; update instancia.ficheros set cifrado = false where fichero_id = ${id}`,
  );
const encrypt = async (): Promise<void> => {
  await world.server.jobs.send('ficheros.cifrar', {});
  await world.server.jobs.runDue();
};

test('a copied folder shows nothing; sizes are those of the files', async () => {
  const bytes = large();
  const file = await world.upload(ana(), bytes);
  const stored = readFileSync(await pathOf(file.id));
  expect(stored.includes('%PDF')).toBe(false);
  expect(stored.includes('line 1')).toBe(false);
  expect(file.bytes).toBe(bytes.length);
  const given = await download(file.id);
  expect([given.status, given.length, given.bytes.equals(bytes)]).toEqual([200, String(bytes.length), true]);
  const stranger = sealStore(disk, { db: world.server.db, clock: world.server.clock, vault: createVault(makeTestSecrets('another')) });
  await expect(stranger.read((await rowOf(file.id)).clave)).rejects.toThrow('not among the secrets');
});

test('two files with the same bytes, or one stored twice, look different', async () => {
  const [one, two] = [await world.upload(ana(), large()), await world.upload(ana(), large())];
  expect(
    readFileSync(await pathOf(one.id))
      .subarray(84)
      .equals(readFileSync(await pathOf(two.id)).subarray(84)),
  ).toBe(false);
});

test('one changed byte, a cut end, a lost or doubled segment, the bytes of another file or plain ones: nothing of it is given out', async () => {
  const bytes = large();
  const file = await world.upload(ana(), bytes);
  const other = await world.upload(ana(), large());
  const path = await pathOf(file.id);
  const stored = readFileSync(path);
  const segment = 64 * 1024 + 16;
  const flipped = (at: number): Buffer => {
    const changed = Buffer.from(stored);
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    return changed;
  };
  const parts = [
    stored.subarray(0, 84),
    stored.subarray(84, 84 + segment),
    stored.subarray(84 + segment, 84 + 2 * segment),
    stored.subarray(84 + 2 * segment),
  ];
  const [head, first, second, rest] = parts as [Buffer, Buffer, Buffer, Buffer];
  const attacks: Record<string, Buffer> = {
    'a byte of the key': flipped(40),
    'a byte of the first segment': flipped(200),
    'a byte of the last one': flipped(stored.length - 1),
    'cut by a byte': stored.subarray(0, -1),
    'cut at a segment': Buffer.concat([head, first]),
    'without its first segment': Buffer.concat([head, second, rest]),
    'with two of them swapped': Buffer.concat([head, second, first, rest]),
    'with one of them twice': Buffer.concat([head, first, first, second, rest]),
    'with something behind it': Buffer.concat([stored, Buffer.from('x')]),
    'only its header': head,
    'half of its header': head.subarray(0, 50),
    'another file': readFileSync(await pathOf(other.id)),
    plain: bytes,
    nothing: Buffer.alloc(0),
  };
  for (const [what, attack] of Object.entries(attacks)) {
    writeFileSync(path, attack);
    const { bytes: given } = await download(file.id);
    expect([what, given.equals(bytes)]).toEqual([what, false]);
    // Segments that are right may have been sent before; never the end, and no byte that was not in the file.
    expect([what, given.includes('%PDF') && !bytes.subarray(0, given.length).equals(given)]).toEqual([what, false]);
  }
  for (const what of ['another file', 'a byte of the first segment', 'plain', 'nothing', 'half of its header']) {
    writeFileSync(path, attacks[what] ?? '');
    expect([what, await download(file.id)]).toEqual([what, expect.objectContaining({ status: 422, code: 'ficheros.danado' })]);
  }
  writeFileSync(path, stored);
  expect((await download(file.id)).bytes.equals(bytes)).toBe(true);
});

test('what is from before is read as it is, and encrypted in the background; killed half-way, everything stays readable', async () => {
  const contents = [large(), pdf('two'), await jpeg(60, 60)];
  const files: { id: number }[] = [];
  for (const bytes of contents) files.push(await world.upload(ana(), bytes));
  const before = await Promise.all(files.map(async ({ id }) => (await download(id)).bytes));
  for (const [at, { id }] of files.entries()) await makePlain(id, before[at] ?? Buffer.alloc(0));
  const readAll = async (): Promise<boolean[]> =>
    Promise.all(files.map(async ({ id }, at) => (await download(id)).bytes.equals(before[at] ?? Buffer.alloc(0))));
  expect(await readAll()).toEqual([true, true, true]);
  // The second file is where the server dies.
  let puts = 0;
  onPut = () => {
    puts += 1;
    if (puts === 2) throw new Error('killed');
  };
  await encrypt();
  expect(await readAll()).toEqual([true, true, true]);
  const states = async () => Promise.all(files.map(async ({ id }) => (await rowOf(id)).cifrado));
  expect((await states()).filter(Boolean)).toHaveLength(2);
  onPut = () => undefined;
  await encrypt();
  expect(await states()).toEqual([true, true, true]);
  expect(await readAll()).toEqual([true, true, true]);
  for (const { id } of files) expect(readFileSync(await pathOf(id)).includes('%PDF')).toBe(false);
});

test('one that was encrypted, but not noted, before the server died is noted later', async () => {
  const file = await world.upload(ana());
  await noteAsPlain(file.id);
  const stored = readFileSync(await pathOf(file.id));
  expect((await download(file.id)).status).toBe(200);
  await encrypt();
  expect((await rowOf(file.id)).cifrado).toBe(true);
  expect(readFileSync(await pathOf(file.id)).equals(stored)).toBe(true);
});

test('with a new data key of the installation the keys of companies are sealed anew while it runs; then the old one may go', async () => {
  const file = await world.upload(ana(), large());
  const { clave } = await rowOf(file.id);
  const [fresh] = makeTestSecrets('fresh').data;
  if (!fresh) throw new Error('no key');
  const stores = { db: world.server.db, clock: world.server.clock };
  const both = createVault({ data: [fresh, ...secrets.data] });
  const read = async (vault: ReturnType<typeof createVault>): Promise<boolean> =>
    Buffer.concat(await (await sealStore(disk, { ...stores, vault }).read(clave)).toArray()).equals(large());
  expect(await read(both)).toBe(true);
  await expect(read(createVault({ data: [fresh] }))).rejects.toThrow('not among the secrets');
  // A node with both keys runs the job.
  const node = await world.server.another({ ...secrets, data: [fresh, ...secrets.data] });
  await node.jobs.send('ficheros.cifrar', {});
  await node.jobs.runDue();
  expect(await read(createVault({ data: [fresh] }))).toBe(true);
  expect(await read(both)).toBe(true);
  await node.close();
});
