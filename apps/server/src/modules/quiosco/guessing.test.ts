import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MANY = 12;
let server: TestServer;
let company: TestCompany;
let admin: string;
let tokens: string[];
let pin: string;
let badge: string;
let now = Temporal.Instant.from('2026-03-10T08:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ now: now.toString() });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'ANA' },
      { userName: 'ADMIN', roles: ['admin'] },
      ...Array.from({ length: MANY + 1 }, (_, n) => ({ userName: `Q${n}`, roles: ['quiosco'], esQuiosco: true, horario: null })),
    ],
  });
});
afterAll(() => server.close());
// A quarter of an hour later nothing of the test before counts.
beforeEach(async () => {
  now = now.add({ minutes: 20 });
  server.clock.set(now.toString());
  admin = (await server.signIn('ADMIN')).Token;
  tokens = [];
  for (let n = 0; n <= MANY; n += 1) {
    const { Token } = await server.signIn(`Q${n}`);
    tokens.push(Token);
    const id = company.personas[`Q${n}`] ?? 0;
    const before = (await server.call(quiosco.lista, {}, { token: admin })).content.items.find((one) => one.id === id);
    const input = {
      centroId: company.centroIds[0] ?? 0,
      identificacion: ['pin' as const, 'codigo' as const],
      otrosCentros: true,
      foto: false,
      diasFoto: 30,
      visitas: false,
      mensaje: '',
      version: before?.version ?? 0,
    };
    if (before?.centroId === null) await server.call(quiosco.configurar, { ...input, id }, { token: admin });
  }
  const persona = { personaId: company.personas['ANA'] ?? 0 };
  pin = (await server.call(quiosco.pinNuevo, persona, { token: admin })).content.pin;
  badge = (await server.call(quiosco.tarjetaNueva, persona, { token: admin })).content.codigo;
});

const guess = (n: number): string => {
  const typed = String((n * 7919 + 13) % 1_000_000).padStart(6, '0');
  return typed === pin ? '999998' : typed;
};
const enter = (token: string | undefined, typed: string) => server.call(quiosco.loginByPin, { pin: typed }, { token: token ?? '' });
/** How many of the guesses were looked up at all. */
const tried = (codes: readonly string[]): number => codes.filter((code) => code !== 'quiosco.demasiados-intentos').length;
async function guesses(kiosks: readonly string[], count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, n) => enter(kiosks[(from + n) % kiosks.length], guess(from + n)));
    codes.push(...(await Promise.all(some)).map(({ sobre }) => sobre.Error.Code ?? ''));
  }
  return codes;
}

test('ten thousand PINs guessed at one kiosk are stopped after five, the right one too; a badge, which nobody guesses, still works, and so do the other kiosks', async () => {
  const [attacked = '', other] = tokens;
  expect(tried(await guesses([attacked], 10_000))).toBe(5);
  const locked = await enter(attacked, pin);
  expect([locked.status, locked.sobre.Error.Code, locked.headers['retry-after']]).toEqual([429, 'quiosco.demasiados-intentos', '900']);
  expect((await server.call(quiosco.loginByCodigo, { codigo: badge }, { token: attacked })).status).toBe(200);
  expect((await enter(other, pin)).status).toBe(200);
});

test('whoever has a PIN of their own cannot begin again with it for ever', async () => {
  const [attacked = ''] = tokens;
  const codes: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (let n = 0; n < 4; n += 1) codes.push((await enter(attacked, guess(round * 4 + n))).sobre.Error.Code ?? '');
    await enter(attacked, pin);
  }
  expect(tried(codes)).toBe(20);
});

test('ten thousand PINs guessed at many kiosks at once are stopped, and an honest person at a kiosk that nobody attacks types wrong and then right', async () => {
  const [quiet, ...attacked] = tokens;
  expect(tried(await guesses(attacked, 10_000))).toBe(5 * MANY);
  // A person who knows a PIN lets each kiosk begin again; then the whole company counts.
  for (let round = 0; round < 4; round += 1) {
    for (const token of attacked) await server.call(quiosco.loginByCodigo, { codigo: badge }, { token });
    await guesses(attacked, 200);
  }
  expect((await enter(quiet, guess(1))).sobre.Error.Code).toBe('quiosco.no-reconocido');
  expect((await enter(quiet, pin)).status).toBe(200);
});

test('tries of one company are not those of another', async () => {
  const other = await createTestCompany(server.db, {
    nombre: 'Otra, S.A.',
    personas: [{ userName: 'OTRA-Q', roles: ['quiosco'], esQuiosco: true, horario: null }],
  });
  await guesses([tokens[0] ?? ''], 60);
  const { Token } = await server.signIn('OTRA-Q');
  expect((await enter(Token, '123987')).sobre.Error.Code).toBe('quiosco.sin-centro');
  // Nor can an account that nobody has set up hand in what it has sealed.
  const envelope = { clave: randomUUID(), claveId: 1, sobre: 'AAAA', enviado: '2026-03-10T07:00:00Z' };
  expect((await server.call(quiosco.entregar, envelope, { token: Token })).sobre.Error.Code).toBe('quiosco.sin-centro');
  expect(other.entidadId).not.toBe(company.entidadId);
});
