import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { composed } from '../../platform/database/pool.ts';
import { createFilesWorld, formOf, jpeg, type FilesWorld } from '../../testing/files-world.ts';
import { isAlive } from '../../testing/is-alive.ts';
import { bomb, deepPng, halfPng, heic } from '../../testing/pictures.ts';

const MIB = 1024 * 1024;
const SENDERS = ['ANA', 'LUIS', 'JEFA', 'AJENA'] as const;
/** Of each sender. */
const PICTURES = 10;
const DECODER = join(import.meta.dirname, '../../platform/decoding/decoder.ts');

let world: FilesWorld;
let origin: string;
let hostile: Buffer[];
beforeAll(async () => {
  world = await createFilesWorld();
  origin = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  hostile = [await deepPng(7700), await heic(7700), await halfPng(6000)];
});
afterAll(() => world.close());

async function post(token: string, bytes: Buffer): Promise<{ status: number; code: string }> {
  const { headers, payload } = formOf([bytes], { name: 'tique.png' });
  const body = new Uint8Array(payload);
  const response = await fetch(`${origin}/instancia/ficheros/subir`, {
    method: 'POST',
    headers: { ...headers, 'access-token': token },
    body,
  });
  return { status: response.status, code: ((await response.json()) as { Error: { Code: string } }).Error.Code };
}

/** The processes that a process has started, by their ids. */
async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const lines = stdout.split('\n').filter((line) => line.includes('decoding/child.ts'));
  return lines.map((line) => line.trim().split(/\s+/)).flatMap(([pid, of]) => (Number(of) === parent ? [Number(pid)] : []));
}

describe('pictures that are made to harm', () => {
  test('keep nobody from signing in, and take no memory of the server', async () => {
    const atFirst = process.memoryUsage.rss();
    const seen = { memory: 0, children: 0, signedIn: 0 };
    const done: string[] = [];
    const sent = SENDERS.map(async (name) => {
      const codes: string[] = [];
      for (let picture = 0; picture < PICTURES; picture += 1)
        codes.push((await post(world.tokens[name], hostile[picture % hostile.length] ?? Buffer.alloc(0))).code);
      done.push(name);
      return codes;
    });
    while (done.length < SENDERS.length) {
      // A password is checked in the same threads of the process in which pictures were decoded.
      await world.server.signIn('ANA');
      seen.signedIn += 1;
      seen.memory = Math.max(seen.memory, process.memoryUsage.rss() - atFirst);
      seen.children = Math.max(seen.children, (await childrenOf(process.pid)).length);
    }
    const codes = new Set((await Promise.all(sent)).flat());
    expect([...codes].toSorted()).toEqual(['ficheros.danado', 'ficheros.demasiados-pixeles']);
    expect(seen.signedIn).toBeGreaterThan(PICTURES);
    expect(seen.children).toBeLessThanOrEqual(2);
    expect(seen.memory).toBeLessThan(400 * MIB);
    expect(world.onDisk()).toEqual([]);
  });

  test('make their sender wait, and nobody else; good ones do not count', async () => {
    await world.server.db.query(composed('delete from central.intentos'), []);
    const token = world.tokens.ANA;
    const good = await jpeg();
    const codes = [];
    for (let count = 0; count < 20; count += 1) codes.push((await world.send(bomb(60_000), { token })).code);
    expect(new Set(codes)).toEqual(new Set(['ficheros.demasiados-pixeles']));
    const refused = await world.send(good, { token });
    expect([refused.status, refused.code, refused.message]).toEqual([
      429,
      'ficheros.demasiados-rechazados',
      expect.stringMatching('15 min'),
    ]);
    for (let count = 0; count < 25; count += 1) {
      const { id } = await world.upload({ token: world.tokens.LUIS }, good);
      await world.server.call(ficheros.eliminar, { id }, { token: world.tokens.LUIS });
    }
    world.server.clock.advance({ minutes: 16 });
    const { Token } = await world.server.signIn('ANA');
    expect((await world.send(good, { token: Token })).status).toBe(200);
  });
});

test('what decodes a picture ends with the server, however that ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jornada-decoding-'));
  const path = join(folder, 'large');
  await writeFile(path, hostile[2] ?? '');
  const task = {
    kind: 'file',
    path,
    accepted: ['image/png'],
    image: { path: `${path}.1`, side: 99 },
    small: { path: `${path}.2`, side: 9 },
  };
  const program = `(await import(${JSON.stringify(DECODER)})).createDecoder().run('1', ${JSON.stringify(task)})`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
  try {
    const children = await expect
      .poll(() => childrenOf(server.pid ?? 0))
      .toHaveLength(1)
      .then(() => childrenOf(server.pid ?? 0));
    server.kill('SIGKILL');
    await expect.poll(() => children.filter(isAlive)).toEqual([]);
  } finally {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
