import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sobre } from '@jornada/contract/envelope.ts';
import type { HoyVista, RegistroVista } from '@jornada/contract/registros.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from './testing/test-company.ts';
import { openDatabaseOf, startServerProcess, type ServerProcess } from './testing/server-process.ts';

let dataDir: string;
let server: ServerProcess;

beforeEach(async () => {
  dataDir = join(tmpdir(), `jornada-durability-${randomUUID()}`);
  server = await startServerProcess(dataDir);
});
afterEach(async () => {
  // A killed server leaves its PostgreSQL running. The next one takes it over and stops it.
  await server.stop();
  await (await startServerProcess(dataDir)).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const PEOPLE = Array.from({ length: 8 }, (_, index) => `P${index}`);

async function makeCompany(): Promise<TestCompany> {
  const db = await openDatabaseOf(dataDir);
  const company = await createTestCompany(db, { personas: PEOPLE.map((userName) => ({ userName })) });
  await db.close();
  return company;
}

type Hecho = { registro: RegistroVista; hoy: HoyVista };

/** Null if the network or the server failed, as a phone would notice it. */
async function post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T | null> {
  try {
    const response = await fetch(server.origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    const sobre = (await response.json()) as Sobre<T>;
    return response.ok ? sobre.content : null;
  } catch {
    return null;
  }
}

/** Asks until the answer is not "not now". */
async function insist(ask: () => Promise<Hecho | null>): Promise<Hecho> {
  for (;;) {
    const done = await ask();
    if (done) return done;
    await delay(50);
  }
}

const postmasterPid = (): number => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test.each([
  ['the server', () => void server.child.kill('SIGKILL')],
  ['PostgreSQL', () => void process.kill(postmasterPid(), 'SIGKILL')],
  ['both', () => [postmasterPid(), server.child.pid ?? 0].forEach((pid) => void process.kill(pid, 'SIGKILL'))],
])('killing %s in the middle loses no clock-in that was acknowledged, and the next start just works', async (_name, kill) => {
  const company = await makeCompany();
  const tokens = new Map<string, string>();
  for (const userName of PEOPLE) {
    const signedIn = await post<{ Perfil: { Token: string } }>('/api/login', { UserName: userName, Password: TEST_PASSWORD });
    tokens.set(userName, signedIn?.Perfil.Token ?? '');
  }
  const acknowledged = new Map<string, { userName: string; id: number; clave: string }>();
  const cut: { userName: string; tipo: number; clave: string }[] = [];
  const { entrada, cafe, volverCafe } = company.tipos;

  await Promise.all(
    PEOPLE.map(async (userName) => {
      for (let step = 0; step < 500; step += 1) {
        const tipo = step === 0 ? entrada : step % 2 === 1 ? cafe : volverCafe;
        const clave = randomUUID();
        const done = await post<Hecho>(
          '/instancia/registros',
          { tipo },
          { 'access-token': tokens.get(userName) ?? '', 'idempotency-key': clave },
        );
        if (!done) return void cut.push({ userName, tipo, clave });
        acknowledged.set(clave, { userName, id: done.registro.id, clave });
        if (acknowledged.size === 100) kill();
      }
    }),
  );
  expect(acknowledged.size).toBeGreaterThanOrEqual(100);
  expect(cut).toHaveLength(PEOPLE.length);

  await server.stop('SIGKILL');
  server = await startServerProcess(dataDir);
  for (const userName of PEOPLE) {
    const token = tokens.get(userName) ?? '';
    const response = await fetch(`${server.origin}/instancia/registros/listado`, { headers: { 'access-token': token } });
    const { content } = (await response.json()) as Sobre<{ items: RegistroVista[] }>;
    const ids = new Set(content.items.map(({ id }) => id));
    for (const { id } of [...acknowledged.values()].filter((one) => one.userName === userName)) expect(ids.has(id)).toBe(true);
    // The request that was cut off is sent again with its key. It is written once, whether the first one arrived or not.
    const last = cut.find((one) => one.userName === userName);
    const again = await post<Hecho>(
      '/instancia/registros',
      { tipo: last?.tipo },
      { 'access-token': token, 'idempotency-key': last?.clave ?? '' },
    );
    expect(again?.hoy.registros.filter(({ id }) => id === again.registro.id)).toHaveLength(1);
    expect(again?.hoy.registros).toHaveLength([...acknowledged.values()].filter((one) => one.userName === userName).length + 1);
  }
});

test('a PostgreSQL that dies is started again by the server: people go on clocking, and nobody has to do anything', async () => {
  const company = await makeCompany();
  const signedIn = await post<{ Perfil: { Token: string } }>('/api/login', { UserName: 'P0', Password: TEST_PASSWORD });
  const headers = { 'access-token': signedIn?.Perfil.Token ?? '' };
  const clock = (tipo: number, clave = randomUUID()) =>
    insist(() => post<Hecho>('/instancia/registros', { tipo }, { ...headers, 'idempotency-key': clave }));
  const before = (await clock(company.tipos.entrada)).registro.id;
  for (const tipo of [company.tipos.cafe, company.tipos.volverCafe]) {
    const dead = postmasterPid();
    process.kill(dead, 'SIGKILL');
    // A connection that was still open may answer one last call.
    await expect.poll(postmasterPid, { timeout: 120_000 }).not.toBe(dead);
    const { hoy } = await clock(tipo);
    expect(hoy.registros.map(({ id }) => id)).toContain(before);
  }
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test('where it does not start any more, the process ends and says why', async () => {
  const [folder, away] = [join(dataDir, 'postgres/global'), join(dataDir, 'postgres/away')];
  const ended = once(server.child, 'exit');
  renameSync(folder, away);
  process.kill(postmasterPid(), 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  expect(server.said()).toMatch(/PostgreSQL does not start on .*postgres: /);
  renameSync(away, folder);
});
