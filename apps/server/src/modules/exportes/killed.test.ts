import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exporteGeneral, exportes } from '@jornada/contract/exportes/calls.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { sessionAt } from '../resumen/testing/live.ts';

// An export is made in a process of its own. It really dies here.

let server: TestServer;
let admin: { token: string };
beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-01T00:00:00Z' });
  await createTestCompany(server.db, {
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Muñoz' },
    ],
  });
  await createTestCompany(server.db, { personas: [{ userName: 'FUERA', nombre: 'Nadie De Aquí' }] });
  admin = await sessionAt(server, 'ADMIN', '2026-04-01T08:00:00Z');
});
afterAll(() => server.close());

const ask = async (): Promise<number> => {
  const pedido = { clase: 'inspeccion', desde: '2026-03-01', hasta: '2026-03-31', idioma: 'es' } as const;
  return (await server.call(exportes.crear, pedido, admin)).content.id;
};
const one = async (id: number) => (await server.call(exportes.listado, {}, admin)).content.items.find((row) => row.id === id);
/** Processes of exports that this one has started. */
function makers(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/export-process.ts');
    } catch {
      return false;
    }
  });
}
const leftOver = (): string[] => readdirSync(join(server.dataFolder, 'incoming'));

test('a process that is killed is followed by another one, which makes one archive and leaves nothing', async () => {
  const id = await ask();
  const running = server.jobs.runDue();
  const [pid = 0] = await vi.waitUntil(() => (makers().length > 0 ? makers() : null), { timeout: 20_000, interval: 5 });
  process.kill(pid, 'SIGKILL');
  await running;
  expect(server.jobs.errors.at(-1)?.message).toContain('the process of an export has ended with SIGKILL');
  expect(await one(id)).toMatchObject({ estado: 'espera', archivo: null });
  while ((await server.jobs.runDue()) > 0);
  expect(await one(id)).toMatchObject({ estado: 'listo', hecho: 2, total: 2 });
  expect(makers()).toEqual([]);
  expect(leftOver()).toEqual([]);
  const { token } = (await server.call(exportes.enlace, { id }, admin)).content;
  const url = `${urlOf(exporteGeneral.descargar)}?${new URLSearchParams({ token }).toString()}`;
  const files = unzipSync((await server.app.inject({ method: 'GET', url })).rawPayload);
  const { personas } = JSON.parse(Buffer.from(files['registro-de-jornada.json'] ?? '').toString('utf8')) as {
    personas: { persona: { nombre: string } }[];
  };
  expect(personas.map(({ persona }) => persona.nombre)).toEqual(['Alba Ríos', 'Ana Muñoz']);
});

test('whoever deletes an export while it is made ends its process', async () => {
  const id = await ask();
  const running = server.jobs.runDue();
  await vi.waitUntil(() => makers().length > 0, { timeout: 20_000, interval: 5 });
  await server.call(exportes.quitar, { id }, admin);
  await running;
  expect(await one(id)).toBeUndefined();
  expect(makers()).toEqual([]);
  expect(leftOver()).toEqual([]);
});
