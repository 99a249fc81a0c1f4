import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { registros } from '@jornada/contract/registros.ts';
import { projectJornada } from '@jornada/domain/registros/project-jornada.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

// Every clock-in pays for projecting a day. The test counts the projections and replaces nothing.
// The files of a worker share their modules. The mock gets modules of its own, and takes them along.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@jornada/domain/registros/project-jornada.ts');
  vi.resetModules();
});
vi.mock('@jornada/domain/registros/project-jornada.ts', { spy: true });

let server: TestServer;
let company: TestCompany;
let token: string;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-09T07:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'ANA' }] });
});
afterAll(() => server.close());

async function at(instant: string): Promise<void> {
  server.clock.set(instant);
  token = (await server.signIn('ANA')).Token;
}
const home = () => server.call(registros.registrosHoy, {}, { token });
const clock = (tipo: number) => server.call(registros.guardar, { tipo }, { token });

/** How many days are projected during a successful call. */
async function projectionsOf(call: () => Promise<{ status: number }>): Promise<number> {
  vi.mocked(projectJornada).mockClear();
  expect((await call()).status).toBe(200);
  return vi.mocked(projectJornada).mock.calls.length;
}

test('a day is projected once when it is decided about, and not again to be stored, shown or remembered', async () => {
  const { entrada, cafe, volverCafe, salida } = company.tipos;
  for (const day of ['09', '10']) {
    await at(`2026-03-${day}T07:00:00Z`);
    await clock(entrada);
    await at(`2026-03-${day}T15:00:00Z`);
    await clock(salida);
  }
  await at('2026-03-11T07:00:00Z');
  // The two days of the log that was read.
  expect(await projectionsOf(home)).toBe(2);
  expect(await projectionsOf(() => clock(entrada))).toBe(1);
  expect(await projectionsOf(home)).toBe(0);
  for (const [minute, tipo] of [
    ['10', cafe],
    ['20', volverCafe],
    ['30', salida],
  ] as const) {
    await at(`2026-03-11T07:${minute}:00Z`);
    expect(await projectionsOf(() => clock(tipo))).toBe(1);
  }
});

test('after a forgotten clock-out, today projects two days: the one that was left, and the one that begins', async () => {
  const { entrada } = company.tipos;
  await at('2026-03-12T07:00:00Z');
  await clock(entrada);
  await at('2026-03-13T07:00:00Z');
  await home();
  expect(await projectionsOf(() => clock(entrada))).toBe(2);
  expect((await home()).content.olvidada?.fecha).toBe('2026-03-12');
});
