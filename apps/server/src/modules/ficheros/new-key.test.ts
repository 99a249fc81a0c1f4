import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresa } from '@jornada/contract/empresa.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import type { EncryptingOrder } from '../../testing/encrypting-process.ts';
import { createFilesWorld, jpeg, pdf, type FilesWorld } from '../../testing/files-world.ts';
import { killHere } from '../../testing/kill-here.ts';
import { makeTestSecrets } from '../../testing/test-server.ts';
import { CIFRAR_FICHEROS } from './reads.ts';

// A company takes another key for its files while everything runs, and a process dies in the middle of it.

const secrets = makeTestSecrets();
let world: FilesWorld;
let files: { id: number; bytes: Buffer }[];
beforeAll(async () => {
  world = await createFilesWorld({ secrets });
  files = [];
  const large = pdf(Array.from({ length: 20_000 }, (_, at) => `line ${at}`).join(' '));
  for (const bytes of [large, pdf('two'), await jpeg(60, 60), pdf('four'), pdf('five')]) {
    const { id } = await world.upload({ token: world.tokens.ANA }, bytes);
    files.push({ id, bytes: await download(id, { token: world.tokens.ANA }) });
  }
});
afterAll(() => world.close());

/** Hours pass here, and sessions with them. */
const asUser = async (userName: 'ANA' | 'JEFA') => ({ token: (await world.server.signIn(userName)).Token });
const jefa = () => asUser('JEFA');
async function download(id: number, ana: { token: string }): Promise<Buffer> {
  const { content } = await world.server.call(ficheros.enlace, { id }, ana);
  const url = `/instancia/ficheros/descargar?token=${content.token}&como=ver`;
  return (await world.server.app.inject({ method: 'GET', url })).rawPayload;
}
async function areReadable(): Promise<boolean[]> {
  const ana = await asUser('ANA');
  return Promise.all(files.map(async ({ id, bytes }) => (await download(id, ana)).equals(bytes)));
}
const ALL = [true, true, true, true, true];

async function keyOf(id: number): Promise<string> {
  const [row] = await world.server.db.tenant(world.company.entidadId, (tx) =>
    tx.query(composed<{ clave: string }>('select clave from instancia.ficheros where fichero_id = $1'), [id]),
  );
  return row?.clave ?? '';
}
const pathOf = async (id: number): Promise<string> => join(world.server.dataFolder, 'files', await keyOf(id));
/** The key that each file is wrapped with, as its header names it. */
const wrappedWith = async (): Promise<string[]> =>
  Promise.all(
    files.map(async ({ id }) =>
      readFileSync(await pathOf(id))
        .subarray(8, 24)
        .toString('hex'),
    ),
  );
const runJob = async (): Promise<void> => {
  await world.server.jobs.send(CIFRAR_FICHEROS, {});
  await world.server.jobs.runDue();
};
const state = async () => (await world.server.call(empresa.claveFicheros, {}, await jefa())).content;
const change = async () => world.server.call(empresa.cambiarClaveFicheros, {}, await jefa());
/** The later round, after which a change is over. */
async function finish(): Promise<void> {
  world.server.clock.advance({ hours: 1 });
  await runJob();
  expect((await state()).enCurso).toBe(false);
}

/** Runs the job in a process of its own, and kills it where it stands still; without a place it ends by itself. */
async function runAndKill(place: EncryptingOrder['place'], at: number): Promise<void> {
  const order: EncryptingOrder = {
    appUrl: world.server.appUrl,
    folder: world.server.dataFolder,
    now: world.server.clock.now().toString(),
    data: secrets.data.map(({ kid, key }) => ({ kid, key: Buffer.from(key).toString('base64url') })),
    at,
    place,
  };
  const ended = await killHere('encrypting-process.ts', { ENCRYPTING_ORDER: JSON.stringify(order) });
  const wanted = place === 'nowhere' ? [['done'], null] : [['here'], 'SIGKILL'];
  expect(ended).toEqual(wanted);
}

test('the files follow to a new key at once; who acts for somebody, or comes twice, changes none', async () => {
  const before = await wrappedWith();
  expect(new Set(before).size).toBe(1);
  expect(await state()).toMatchObject({ enCurso: false, quedan: 0 });
  const mine = await jefa();
  const acting = await world.server.call(simulado.empezar, { id: world.company.personas['ANA'] ?? 0, motivo: 'Ayuda' }, mine);
  const asAna = { ...mine, simulado: acting.content.Token };
  expect((await world.server.call(empresa.cambiarClaveFicheros, {}, asAna)).status).toBe(403);
  expect((await change()).content).toMatchObject({ enCurso: true, quedan: 5 });
  expect((await change()).sobre.Error.Code).toBe('empresa.clave-en-curso');
  expect(await areReadable()).toEqual(ALL);
  const segments = readFileSync(await pathOf(files[0]?.id ?? 0)).subarray(84);
  await world.server.jobs.runDue();
  const after = await wrappedWith();
  expect(new Set(after).size).toBe(1);
  expect(after[0]).not.toBe(before[0]);
  expect(await areReadable()).toEqual(ALL);
  // Only what wraps the key of the file is another one.
  expect(
    readFileSync(await pathOf(files[0]?.id ?? 0))
      .subarray(84)
      .equals(segments),
  ).toBe(true);
  await finish();
});

test('what a server was storing with the key of before follows an hour later', async () => {
  const path = await pathOf(files[1]?.id ?? 0);
  const late = readFileSync(path);
  await change();
  await runJob();
  writeFileSync(path, late);
  expect(await areReadable()).toEqual(ALL);
  await runJob();
  expect(new Set(await wrappedWith()).size).toBe(2);
  await finish();
  expect(new Set(await wrappedWith()).size).toBe(1);
  expect(await areReadable()).toEqual(ALL);
});

test('two change at once: one key comes of it', async () => {
  const token = await jefa();
  const answers = await Promise.all([1, 2].map(() => world.server.call(empresa.cambiarClaveFicheros, {}, token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await runJob();
  await finish();
});

test.each([
  ['copying', 1],
  ['copying', 3],
  ['stored', 2],
  ['stored', 5],
] as const)('really killed while %s, at file %i: everything is readable, and the next run goes on', async (place, at) => {
  const before = await wrappedWith();
  await change();
  await runAndKill(place, at);
  expect(await areReadable()).toEqual(ALL);
  expect((await state()).enCurso).toBe(true);
  const half = await wrappedWith();
  // Of the first one nothing was stored yet.
  expect(new Set([...half, ...before]).size).toBe(at > 1 ? 2 : 1);
  await runAndKill('nowhere', 0);
  expect(new Set([...(await wrappedWith()), ...before]).size).toBe(2);
  expect(new Set(await wrappedWith()).size).toBe(1);
  expect(await areReadable()).toEqual(ALL);
  await finish();
});

test.each([
  ['copying', 2],
  ['stored', 2],
] as const)('files from before are taken along: really killed while %s, they are readable, and the next run goes on', async (place, at) => {
  for (const { id, bytes } of files) {
    const path = await pathOf(id);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(`${path}.vista`, { force: true });
    writeFileSync(path, bytes);
    await runSql(
      world.server.superuserUrl,
      `set session_replication_role = replica; update instancia.ficheros set cifrado = false, vista_bytes = null where fichero_id = ${id}`,
    );
  }
  expect(await areReadable()).toEqual(ALL);
  await runAndKill(place, at);
  expect(await areReadable()).toEqual(ALL);
  await runAndKill('nowhere', 0);
  expect(await areReadable()).toEqual(ALL);
  for (const { id } of files) expect(readFileSync(await pathOf(id)).includes('%PDF')).toBe(false);
});

test('a damaged file keeps the others from nothing', async () => {
  const path = await pathOf(files[0]?.id ?? 0);
  const whole = readFileSync(path);
  const damaged = Buffer.from(whole);
  damaged.writeUInt8((damaged[40] ?? 0) ^ 1, 40);
  writeFileSync(path, damaged);
  const before = await wrappedWith();
  await change();
  await runJob();
  const after = await wrappedWith();
  expect(after[0]).toBe(before[0]);
  expect(new Set(after.slice(1)).size).toBe(1);
  expect(after[1]).not.toBe(before[1]);
  writeFileSync(path, whole);
  await finish();
  expect(await areReadable()).toEqual(ALL);
});

test('while the store does not give a file the change is not over, however late it is', async () => {
  const path = await pathOf(files[1]?.id ?? 0);
  await change();
  renameSync(path, `${path}.away`);
  mkdirSync(path);
  await runJob();
  world.server.clock.advance({ hours: 1 });
  await runJob();
  expect((await state()).enCurso).toBe(true);
  rmSync(path, { recursive: true });
  renameSync(`${path}.away`, path);
  await runJob();
  expect(new Set(await wrappedWith()).size).toBe(1);
  await finish();
  expect(await areReadable()).toEqual(ALL);
});
