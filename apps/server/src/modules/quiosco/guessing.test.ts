import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { sealFor } from '../../testing/seal.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MANY = 12;
let server: TestServer;
let company: TestCompany;
let admin: string;
let tokens: string[];
let pin: string;
let luis: string;
let badge: string;
let now = Temporal.Instant.from('2026-03-10T08:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ now: now.toString() });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'ANA', nombre: 'Ana Gil' },
      { userName: 'LUIS' },
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
      identificacion: ['pin' as const, 'nombre' as const, 'codigo' as const],
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
  luis = (await server.call(quiosco.pinNuevo, { personaId: company.personas['LUIS'] ?? 0 }, { token: admin })).content.pin;
});

/** The next stretch in which a slowed kiosk takes one PIN. Who is signed in here stays signed in for a quarter of an hour. */
const nextMinute = (): void => {
  now = now.add({ minutes: 1 });
  server.clock.set(now.toString());
};
/** Of each kiosk whether the intranet says that it is slowed. */
const isSlowed = async (): Promise<boolean[]> => {
  const { items } = (await server.call(quiosco.lista, {}, { token: admin })).content;
  return tokens.map((_token, n) => items.find(({ id }) => id === company.personas[`Q${n}`])?.frenado ?? false);
};
const guess = (n: number): string => {
  const typed = String((n * 7919 + 13) % 1_000_000).padStart(6, '0');
  return typed === pin || typed === luis ? '999998' : typed;
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

test('ten thousand PINs guessed at one kiosk are five, and then one a minute; nobody is locked out: badges and other kiosks work at once, a PIN with the next minute', async () => {
  const [attacked = '', other] = tokens;
  expect(tried(await guesses([attacked], 10_000))).toBe(5 + 1);
  const early = await enter(attacked, pin);
  expect([early.status, early.sobre.Error.Code, early.headers['retry-after']]).toEqual([429, 'quiosco.demasiados-intentos', '60']);
  expect((await server.call(quiosco.loginByCodigo, { codigo: badge }, { token: attacked })).status).toBe(200);
  expect((await enter(other, pin)).status).toBe(200);
  for (let minute = 0; minute < 3; minute += 1) {
    nextMinute();
    expect(tried(await guesses([attacked], 100))).toBe(1);
  }
  nextMinute();
  expect((await enter(attacked, pin)).status).toBe(200);
});

test('wrong PINs after a name stop that person and nobody else; the intranet sees it and lets them try again', async () => {
  const [kiosk = ''] = tokens;
  const clave = (await server.call(quiosco.nombres, { texto: 'ana' }, { token: kiosk })).content.items[0]?.clave ?? '';
  expect(clave).not.toBe('');
  const named = (typed: string) => server.call(quiosco.loginByPin, { pin: typed, persona: clave }, { token: kiosk });
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 8; n += 1) codes.push((await named(guess(n))).sobre.Error.Code);
  expect(tried(codes.map((code) => code ?? ''))).toBe(5);
  expect((await named(pin)).sobre.Error.Code).toBe('quiosco.demasiados-intentos');
  // Others clock at the same tablet, and she does without her name.
  expect((await enter(kiosk, luis)).status).toBe(200);
  expect((await enter(kiosk, pin)).status).toBe(200);
  const stopped = async () =>
    (await server.call(quiosco.personas, {}, { token: admin })).content.items.filter(({ parada }) => parada).map(({ id }) => id);
  expect(await stopped()).toEqual([company.personas['ANA']]);
  expect((await isSlowed()).filter(Boolean)).toEqual([]);
  const personaId = company.personas['ANA'] ?? 0;
  expect((await server.call(quiosco.desbloquearPersona, { personaId }, { token: admin })).status).toBe(200);
  expect([await stopped(), (await named(pin)).status]).toEqual([[], 200]);
  expect((await server.call(quiosco.desbloquearPersona, { personaId: 2_000_000 }, { token: admin })).sobre.Error.Code).toBe(
    'quiosco.persona-no-valida',
  );
});

test('a slowed kiosk is seen in the intranet and unlocked there, which is written down', async () => {
  const [attacked = ''] = tokens;
  const id = company.personas['Q0'] ?? 0;
  await guesses([attacked], 50);
  expect((await isSlowed())[0]).toBe(true);
  expect((await isSlowed()).slice(1).filter(Boolean)).toEqual([]);
  const freed = await server.call(quiosco.desbloquear, { id }, { token: admin });
  expect([freed.status, freed.content.frenado]).toEqual([200, false]);
  expect(tried(await guesses([attacked], 5))).toBe(5);
  await server.call(quiosco.desbloquear, { id }, { token: admin });
  expect((await enter(attacked, pin)).status).toBe(200);
  const { items } = (await server.call(auditoria.listado, { accion: 'quiosco.desbloquear' }, { token: admin })).content;
  expect(items.length).toBeGreaterThanOrEqual(2);
  expect((await server.call(quiosco.desbloquear, { id: 2_000_000 }, { token: admin })).sobre.Error.Code).toBe('quiosco.no-existe');
});

test('PINs that were sealed count with those that are typed: what is too much waits on the device, and comes later', async () => {
  const [kiosk = ''] = tokens;
  const { clave: key } = (await server.call(quiosco.configuracion, {}, { token: kiosk })).content;
  const send = async (typed: string) => {
    const clave = randomUUID();
    const diferido = { momento: now.toString(), desfaseMs: 0, medido: now.toString() };
    const sobre = await sealFor(key, { pin: typed, tipo: company.tipos.entrada, diferido }, clave);
    const input = { clave, claveId: key.id, sobre, enviado: now.toString() };
    return { input, answer: await server.call(quiosco.entregar, input, { token: kiosk }) };
  };
  for (let n = 0; n < 3; n += 1) expect((await send(guess(n))).answer.status).toBe(200);
  for (let n = 3; n < 5; n += 1) expect((await enter(kiosk, guess(n))).sobre.Error.Code).toBe('quiosco.no-reconocido');
  // The one try of this minute, and then none, whichever way.
  expect((await send(guess(5))).answer.status).toBe(200);
  const right = await send(pin);
  expect([right.answer.status, right.answer.sobre.Error.Code]).toEqual([429, 'quiosco.demasiados-intentos']);
  expect((await enter(kiosk, pin)).status).toBe(429);
  nextMinute();
  expect((await server.call(quiosco.entregar, right.input, { token: kiosk })).status).toBe(200);
  const { items } = (await server.call(quiosco.porMirar, {}, { token: admin })).content;
  expect(items.map(({ resultado }) => resultado)).toEqual(Array.from({ length: 4 }, () => 'sin-persona'));
  // A right one begins the count again.
  expect((await enter(kiosk, guess(6))).sobre.Error.Code).toBe('quiosco.no-reconocido');
});

test('whoever has a PIN of their own cannot begin again with it for ever', async () => {
  const [attacked = ''] = tokens;
  const codes: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    for (let n = 0; n < 4; n += 1) codes.push((await enter(attacked, guess(round * 4 + n))).sobre.Error.Code ?? '');
    await enter(attacked, pin);
  }
  // The one of this minute was a right one.
  expect(tried(codes)).toBe(20);
});

test('ten thousand PINs guessed at many kiosks at once are stopped, and an honest person at a kiosk that nobody attacks types wrong and then right', async () => {
  const [quiet, ...attacked] = tokens;
  expect(tried(await guesses(attacked, 10_000))).toBe((5 + 1) * MANY);
  // A person who knows a PIN lets each kiosk begin again; then the whole company counts.
  for (let round = 0; round < 4; round += 1) {
    for (const token of attacked) await server.call(quiosco.loginByCodigo, { codigo: badge }, { token });
    await guesses(attacked, 200);
  }
  expect((await enter(quiet, guess(1))).sobre.Error.Code).toBe('quiosco.no-reconocido');
  expect((await enter(quiet, pin)).status).toBe(200);
  // A hundred in the company, and each kiosk has three more, then one in five minutes.
  const later: string[] = [];
  for (let minute = 0; minute < 10; minute += 1) {
    nextMinute();
    later.push(...(await guesses(attacked, 200)));
  }
  expect(tried(later)).toBeLessThanOrEqual(100 - 6 * MANY + (3 + 3) * MANY);
  nextMinute();
  expect((await enter(quiet, guess(2))).sobre.Error.Code).toBe('quiosco.no-reconocido');
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
