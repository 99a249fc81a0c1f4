import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError, createClient, createQueue, createSessionStore, ownerOf, type ClockBody } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { createMemoryQueueStore, createMemoryStorage } from '@jornada/testkit';
import { runSql } from '@jornada/testkit/database/index.ts';
import { stampedAt } from '../../../testing/stamped.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Devices that were offline and come back at once, two for each person. FLEET=100 makes it ten thousand actions. */
const FLEET = 2 * Math.ceil(Number(process.env['FLEET'] ?? 10) / 2);
const PEOPLE = FLEET / 2;
const DAYS = 48;
/** Two actions a day, and four that the server refuses. */
const EACH = DAYS * 2 + 4;
/** How many days a device is offline at a time. */
const AT_ONCE = 12;
const NOW = '2026-03-31T20:00:00Z';
const ORIGIN = 'https://jornada.test';
const FIRST_DAY = Temporal.PlainDate.from('2026-02-02');

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await createTestServer({ now: NOW });
  const personas = Array.from({ length: PEOPLE }, (_, index) => ({ userName: `D${index}` }));
  // Its devices are without a network for weeks.
  company = await createTestCompany(server.db, { nombre: 'Flota, S.A.', ajustes: { diasSinConexion: 90 }, personas });
});
afterAll(() => server.close());

/** The same numbers between 0 and 1 in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The server behind a network that loses requests and answers, sends some twice, and delivers copies of others much later. */
function createBadNetwork(random: () => number) {
  const copies: (() => Promise<unknown>)[] = [];
  const fetch = async (url: string | URL | Request, { method, headers, body }: RequestInit = {}): Promise<Response> => {
    const deliver = async () => {
      const { pathname } = new URL(url instanceof Request ? url.url : url);
      const answer = await server.app.inject({
        method: method as 'POST',
        url: pathname,
        headers: headers as Record<string, string>,
        payload: body as string,
      });
      return new Response(answer.body, { status: answer.statusCode, headers: { 'Content-Type': 'application/json' } });
    };
    const fate = random();
    if (fate < 0.04) throw new TypeError('the request is lost');
    if (fate < 0.08) return Promise.all([deliver(), deliver()]).then(([first]) => first);
    const answer = await deliver();
    if (fate < 0.12) throw new TypeError('the answer is lost');
    if (fate < 0.16) copies.push(deliver);
    return answer;
  };
  return { fetch, bringCopies: () => Promise.all(copies.splice(0).map((copy) => copy())) };
}

/** What a device records at these hours on each day, with four actions in the middle that the server refuses. */
function actionsOf(userName: string, hours: readonly (readonly [keyof TestCompany['tipos'], string])[], minute: number): ClockBody[] {
  const holder = { entidadId: company.entidadId, usuarioId: company.personas[userName] };
  const at = (momento: string) => ({ diferido: { momento, desfaseMs: 0, medido: momento, sello: stampedAt(server, holder, momento) } });
  const good: ClockBody[] = Array.from({ length: DAYS }, (_, day) => FIRST_DAY.add({ days: day }).toString()).flatMap((fecha) =>
    hours.map(([tipo, hora]) => ({
      tipo: company.tipos[tipo],
      timezone: 'Europe/Madrid',
      ...at(`${fecha}T${hora}:${String(minute).padStart(2, '0')}:00Z`),
    })),
  );
  const { entrada } = company.tipos;
  const bad: ClockBody[] = [
    { tipo: 999_999, ...at('2026-02-20T10:00:00Z') },
    { tipo: entrada, timezone: 'Marte/Olympus', ...at('2026-02-21T10:00:00Z') },
    { tipo: entrada, latitud: 200, longitud: 0, accuracy: 5, ...at('2026-02-22T10:00:00Z') },
    { tipo: entrada, diferido: { momento: 'ayer', desfaseMs: 0, medido: null } },
  ];
  return bad.reduce((all, one, index) => all.toSpliced(20 * (index + 1), 0, one), good);
}

const HALVES = [
  [
    ['entrada', '07'],
    ['comida', '12'],
  ],
  [
    ['volverComida', '13'],
    ['salida', '16'],
  ],
] as const;

/** One device: the app's queue and client, with a tab that dies now and then. */
async function createDevice(userName: string, { half, seed }: { half: 0 | 1; seed: number }) {
  const random = createRandom(seed);
  const session = createSessionStore({ storage: createMemoryStorage() });
  session.update({ token: (await server.signIn(userName)).Token, instanceUrl: '/instancia' });
  const { fetch, bringCopies } = createBadNetwork(random);
  const client = createClient({
    session,
    origin: ORIGIN,
    allowedInstances: ['/instancia'],
    language: () => 'es',
    translate: (key) => key,
    name: 'web/3.3.8',
    onSessionOver: (error) => expect.fail(error.message),
    fetch,
  });
  const store = createMemoryQueueStore();
  const deliver = (body: ClockBody, idempotencyKey: string) => client.call(registros.entregar, body, { idempotencyKey });
  const open = () =>
    createQueue({
      store: store.tab(),
      owner: () => ownerOf(session.get()),
      send: (body, key) => deliver({ ...body, diferido: body.diferido && { ...body.diferido, enviado: NOW } }, key),
      later: () => () => undefined,
    });
  let queue = open();
  const keys: string[] = [];
  const isWaiting = () => store.kept().some(({ refusal }) => refusal === null);
  const actions = actionsOf(userName, HALVES[half], Math.floor(seed / 2) % 60);
  return {
    /** Records some days, then gets a network. */
    async comeBack(part: number): Promise<void> {
      for (const body of actions.slice(part * AT_ONCE, (part + 1) * AT_ONCE)) keys.push(await queue.add({ body, made: NOW }));
      for (let tries = 0; isWaiting(); tries += 1) {
        if (tries > 100) throw new Error(`it does not arrive: ${JSON.stringify(store.kept()[0])}`);
        if (random() < 0.1) queue = open();
        // Without locks, two tabs send the same actions at once.
        await (random() < 0.1 ? Promise.all([queue.flush(), open().flush()]) : queue.flush());
      }
      await bringCopies();
    },
    /** The keys of the actions that the server accepted. The others are still in the queue, each with its reason. */
    async taken(): Promise<string[]> {
      // A used key cannot write something else.
      const other = { tipo: company.tipos.entrada, observaciones: 'otra', diferido: { momento: NOW, desfaseMs: 0, medido: NOW } };
      expect(await refusalOf(() => deliver(other, keys[0] ?? randomUUID()))).toBe('general.clave-reutilizada');
      const refused = new Map(store.kept().map(({ key, refusal }) => [key, refusal?.code]));
      expect([...refused.values()]).toEqual([
        'registros.tipo-no-valido',
        'registros.zona-no-valida',
        'general.datos-no-validos',
        'general.datos-no-validos',
      ]);
      return keys.filter((key) => !refused.has(key));
    },
  };
}

/**
 * A person with two devices: the records of one device from the afternoons arrive days after those of the other from the
 * mornings.
 */
async function work(person: number): Promise<string[]> {
  const [one, other] = await Promise.all([
    createDevice(`D${person}`, { half: 0, seed: 2 * person }),
    createDevice(`D${person}`, { half: 1, seed: 2 * person + 1 }),
  ]);
  const parts = Math.ceil(EACH / AT_ONCE);
  for (let part = 0; part <= parts; part += 1) await Promise.all([one.comeBack(part), part > 0 && other.comeBack(part - 1)]);
  return [...(await one.taken()), ...(await other.taken())];
}

/** Why something is refused, even if the network often fails. */
async function refusalOf(send: () => Promise<unknown>): Promise<string> {
  try {
    await send();
    return '';
  } catch (error) {
    if (error instanceof ApiError && error.isNetwork) return refusalOf(send);
    return error instanceof ApiError ? error.code : String(error);
  }
}

test(
  `${FLEET * EACH} actions of ${FLEET} devices, lost, doubled, out of order and partly refused, are exactly the right records`,
  { timeout: 900_000 },
  async () => {
    const began = performance.now();
    const keys = (await Promise.all(Array.from({ length: PEOPLE }, (_, person) => work(person)))).flat();
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(`${FLEET * EACH} actions of ${FLEET} devices in ${seconds.toFixed(1)} s\n`);

    expect(keys).toHaveLength(FLEET * DAYS * 2);
    const written = await runSql(
      server.superuserUrl,
      `select clave from instancia.registros where entidad_id = ${company.entidadId} and evento = 'fichaje'`,
    );
    expect(written.map(({ clave }) => String(clave)).toSorted()).toEqual(keys.toSorted());
    const days = await runSql(
      server.superuserUrl,
      `select count(*)::int as days, count(*) filter (where j.estado = 'cerrada' and j.incidencias = '{}' and d.trabajado = 480)::int as whole
       from instancia.jornadas j join instancia.dias d using (entidad_id, usuario_id, fecha) where j.entidad_id = ${company.entidadId}`,
    );
    expect(days).toEqual([{ days: PEOPLE * DAYS, whole: PEOPLE * DAYS }]);
  },
);
