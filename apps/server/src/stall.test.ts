import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { createPhone, type PhoneAnswer, type Phone } from './testing/phone.ts';
import { createPostgresControl } from './testing/postgres-control.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

const PEOPLE = Array.from({ length: 24 }, (_, index) => `P${index}`);
/** The longest time of one statement in these tests, in seconds. A call may take three times as long. */
const PATIENCE = 1;
const BOUND_MS = 3 * PATIENCE * 1000;
/** The additional time that a busy machine may need before a test reports that a call hangs. */
const SLACK_MS = 5_000;

let site: TestSite;
let server: ServerProcess;
let phones: Phone[];
let control: Awaited<ReturnType<typeof createPostgresControl>>;

beforeAll(async () => {
  site = await createTestSite({ personas: PEOPLE.map((userName) => ({ userName })), durable: true });
  control = await createPostgresControl(site.superuserUrl);
  server = await site.serve({ DATABASE_PATIENCE: String(PATIENCE), REQUESTS_AT_ONCE: '16' });
  phones = PEOPLE.map((userName) => createPhone({ origin: () => server.origin, userName }));
  for (const phone of phones) expect((await phone.signIn()).status).toBe(200);
});
afterEach(() => control.thaw());
afterAll(() => site.stop());

const get = async (path: string) => {
  const response = await fetch(server.origin + path);
  return { status: response.status, text: await response.text() };
};

/** The number of refusals that the server has counted, by reason. */
async function refusals(): Promise<Record<string, number>> {
  const { text } = await get('/metrics');
  return Object.fromEntries(
    [...text.matchAll(/jornada_refused_total\{reason="(\w+)"\} (\d+)/g)].map(([, reason, n]) => [reason, Number(n)]),
  );
}

async function timed<T>(work: Promise<T>): Promise<{ ms: number; result: T }> {
  const before = performance.now();
  const result = await work;
  return { ms: performance.now() - before, result };
}

const expectRefusal = ({ status, code, retryAfter }: PhoneAnswer<unknown>): void => {
  expect([status, code]).toEqual([503, 'general.no-disponible']);
  expect(retryAfter).toBeGreaterThan(0);
};

/** Everybody clocks in until it succeeds, and each mark is written once. */
async function expectEverybodyClocks(keys: Map<string, string>, tipo: number): Promise<void> {
  for (const phone of phones) expect((await phone.clock(tipo, keys.get(phone.userName))).status).toBe(200);
  const written = await site.rows<{ lines: number }>(
    `select clave, count(*)::int as lines from instancia.registros where clave in (${[...keys.values()].map((key) => `'${key}'`).join()}) group by clave`,
  );
  expect(written).toHaveLength(PEOPLE.length);
  expect(written.every(({ lines }) => lines === 1)).toBe(true);
}

const newKeys = () => new Map(PEOPLE.map((userName) => [userName, crypto.randomUUID()]));

describe('a database that stalls', () => {
  test('behind a lock that somebody holds: everybody is told so in time, and it goes on when the lock is gone', async () => {
    const holder = new pg.Client({ connectionString: site.ownerUrl });
    await holder.connect();
    await holder.query('begin; lock table instancia.registros in access exclusive mode');
    const keys = newKeys();
    const before = await refusals();
    const clocking = phones.map((phone) => timed(phone.clock(site.company.tipos.entrada, keys.get(phone.userName))));
    const health = await timed(get('/healthz'));
    expect([health.result.status, health.ms < SLACK_MS]).toEqual([200, true]);
    for (const { ms, result } of await Promise.all(clocking)) {
      expectRefusal(result);
      expect(ms).toBeLessThan(BOUND_MS + SLACK_MS);
    }
    const after = await refusals();
    // The gate let in as many as may be in progress, and refused the others.
    expect(after['full']).toBeGreaterThan(before['full'] ?? 0);
    expect(after['database']).toBeGreaterThan(before['database'] ?? 0);
    await holder.query('rollback');
    await holder.end();
    await expectEverybodyClocks(keys, site.company.tipos.entrada);
  });

  test('as a whole: alive, not ready, every call answered in time; afterwards all is well, and nothing is written twice', async () => {
    const keys = newKeys();
    await control.freeze();
    const clocking = phones.map((phone) => timed(phone.clock(site.company.tipos.salida, keys.get(phone.userName))));
    const entering = timed(createPhone({ origin: () => server.origin, userName: 'P0' }).signIn());
    const [health, ready] = await Promise.all([timed(get('/healthz')), timed(get('/readyz'))]);
    expect([health.result.status, ready.result.status]).toEqual([200, 503]);
    for (const { ms, result } of await Promise.all([...clocking, entering])) {
      expectRefusal(result);
      expect(ms).toBeLessThan(BOUND_MS + SLACK_MS);
    }
    control.thaw();
    await expectEverybodyClocks(keys, site.company.tipos.salida);
    expect((await get('/readyz')).status).toBe(200);
  });

  test('and is restarted: calls are refused meanwhile, and the same server goes on', async () => {
    const keys = newKeys();
    await control.killAndWait();
    expect((await get('/readyz')).status).toBe(503);
    const some = phones.slice(0, 8);
    const answers = await Promise.all(some.map((phone) => phone.clock(site.company.tipos.entrada, keys.get(phone.userName))));
    for (const answer of answers) expectRefusal(answer);
    await control.restart();
    await expectEverybodyClocks(keys, site.company.tipos.entrada);
  });
});
