import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createEnlacesService, type EnlacesService } from './service.ts';

const NOW = '2026-03-10T09:00:00Z';
let server: TestServer;
let enlaces: EnlacesService;
let here: TestCompany;
let there: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: NOW });
  enlaces = createEnlacesService(server);
  here = await createTestCompany(server.db, { personas: [{ userName: 'A' }, { userName: 'B' }] });
  there = await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'A' }] });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const make = (options: Partial<Parameters<EnlacesService['create']>[1]> = {}) => {
  const whole = { tipo: 'recuperacion', entidadId: here.entidadId, usuarioId: here.personas['A']!, minutos: 30, ...options } as const;
  return server.db.tenant(whole.entidadId, (tx) => enlaces.create(tx, whole));
};

test('opens what it was made for, once, with what was kept with it', async () => {
  const { token, caduca } = await make({ datos: { quien: 'Ada' } });
  expect(caduca.toString()).toBe('2026-03-10T09:30:00Z');
  const stands = { entidadId: here.entidadId, usuarioId: here.personas['A'], datos: { quien: 'Ada' } };
  expect(await enlaces.peek({ tipo: 'recuperacion', token })).toEqual(stands);
  expect(await enlaces.redeem({ tipo: 'invitacion', token })).toBeNull();
  expect(await enlaces.redeem({ tipo: 'recuperacion', token })).toEqual(stands);
  expect(await enlaces.redeem({ tipo: 'recuperacion', token })).toBeNull();
  expect(await enlaces.peek({ tipo: 'recuperacion', token })).toBeNull();
});

test('of twenty who bring it at once, one gets in', async () => {
  const { token } = await make();
  const answers = await Promise.all(Array.from({ length: 20 }, () => enlaces.redeem({ tipo: 'recuperacion', token })));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('ends with its time, to the millisecond', async () => {
  const { token } = await make({ minutos: 30 });
  server.clock.set('2026-03-10T09:29:59.999Z');
  expect(await enlaces.peek({ tipo: 'recuperacion', token })).not.toBeNull();
  server.clock.set('2026-03-10T09:30:00Z');
  expect(await enlaces.redeem({ tipo: 'recuperacion', token })).toBeNull();
});

test('a new one ends the older ones of its kind and person, and no other', async () => {
  const older = await make({ tipo: 'invitacion' });
  const other = await make({ tipo: 'entrada' });
  const somebody = await make({ tipo: 'invitacion', usuarioId: here.personas['B']! });
  const newer = await make({ tipo: 'invitacion' });
  expect(await enlaces.redeem({ tipo: 'invitacion', token: older.token })).toBeNull();
  expect(await enlaces.redeem({ tipo: 'entrada', token: other.token })).not.toBeNull();
  expect(await enlaces.redeem({ tipo: 'invitacion', token: somebody.token })).not.toBeNull();
  expect(await enlaces.redeem({ tipo: 'invitacion', token: newer.token })).not.toBeNull();
});

test.each(['recuperacion', 'acceso'] as const)(
  'a new one of those that anybody may order ends none; they end together when one is used: %s',
  async (tipo) => {
    const [older, newer, left] = [await make({ tipo }), await make({ tipo }), await make({ tipo })];
    const somebody = await make({ tipo, usuarioId: here.personas['B']! });
    expect(await enlaces.peek({ tipo, token: older.token })).not.toBeNull();
    expect(await enlaces.redeem({ tipo, token: newer.token })).not.toBeNull();
    for (const { token } of [older, newer, left]) expect(await enlaces.redeem({ tipo, token })).toBeNull();
    expect(await enlaces.redeem({ tipo, token: somebody.token })).not.toBeNull();
  },
);

test('is not used up by work that fails', async () => {
  const { token } = await make();
  const broken = enlaces.redeemIn({ tipo: 'recuperacion', token }, () => Promise.reject(new Error('no')));
  await expect(broken).rejects.toThrow('no');
  expect(await enlaces.redeem({ tipo: 'recuperacion', token })).not.toBeNull();
});

test('a secret behind another company opens nothing there', async () => {
  const { token } = await make();
  const [, secret] = token.split('.');
  expect(await enlaces.redeem({ tipo: 'recuperacion', token: `${there.entidadId}.${secret}` })).toBeNull();
  expect(await enlaces.redeem({ tipo: 'recuperacion', token })).not.toBeNull();
});

test.each([
  [''],
  ['1'],
  ['1.'],
  [`0.${'A'.repeat(43)}`],
  [`1.${'A'.repeat(42)}`],
  [`1.${'A'.repeat(44)}`],
  [`99999999999.${'A'.repeat(43)}`],
  [`1.${'A'.repeat(42)}\n`],
  ['x'.repeat(1_000_000)],
])('what is no token opens nothing: %#', async (token) => {
  expect(await enlaces.redeem({ tipo: 'recuperacion', token })).toBeNull();
});

test('the secret itself is kept nowhere', async () => {
  const { token } = await make();
  const secret = token.split('.')[1]!;
  const rows = await server.db.tenant(here.entidadId, (tx) =>
    tx.query(composed<{ fila: string }>('select e::text as fila from instancia.enlaces e where entidad_id = $1'), [here.entidadId]),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { fila } of rows) {
    expect(fila).not.toContain(secret);
    expect(fila).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  }
});
