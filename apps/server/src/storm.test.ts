import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRecord, type Acknowledged } from './testing/expect-record.ts';
import { heldBytes, WITH_INSPECTOR } from './testing/heap.ts';
import { createPhone, type PhoneAnswer, type Phone } from './testing/phone.ts';
import { createPostgresControl } from './testing/postgres-control.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

/** Number of clients that come at eight. STORM=1000 is the real size. */
const CLIENTS = Number(process.env['STORM'] ?? 60);
const ROUNDS = Math.max(3, Number(process.env['ROUNDS'] ?? 5));
/** So few places that some clients are refused once, as with many more clients. */
const PLACES = process.env['REQUESTS_AT_ONCE'] ?? String(Math.ceil(CLIENTS / 4));
/**
 * The most additional memory for each request, in bytes. A leaked body or day of a person would be several times that. Rounds
 * before `WARM` fill the caches and are not counted.
 */
const MOST_BYTES_A_REQUEST = 3000;
const WARM = 2;
/** A second of the server's `Retry-After`, in milliseconds: shorter in a small storm, real in a real one. */
const SECOND_MS = CLIENTS > 100 ? 1000 : 40;
const LONG = 600_000;

const people = Array.from({ length: CLIENTS }, (_, index) => ({ userName: `P${index}` }));

let site: TestSite;
let server: ServerProcess;
let phones: Phone[];

beforeAll(async () => {
  site = await createTestSite({ personas: people, durable: true });
  server = await site.serve({ REQUESTS_AT_ONCE: PLACES, ...WITH_INSPECTOR });
  phones = people.map(({ userName }, index) =>
    createPhone({ origin: () => server.origin, userName, address: `10.0.${index >> 8}.${index & 255}` }),
  );
}, LONG);
afterAll(() => site.stop());

type Tally = { requests: number; refused: Record<string, number>; unanswered: number; times: number[] };
const newTally = (): Tally => ({ requests: 0, refused: {}, unanswered: 0, times: [] });

/**
 * Asks until there is an answer other than "not now" or none, as a device does. Every refusal must have a code and say when to
 * come again.
 */
async function insist<T>(tally: Tally, ask: () => Promise<PhoneAnswer<T>>): Promise<PhoneAnswer<T>> {
  for (;;) {
    const before = performance.now();
    const answer = await ask();
    tally.requests += 1;
    tally.times.push(performance.now() - before);
    if (answer.status !== 0 && answer.status < 500 && answer.status !== 429) return answer;
    if (answer.status === 0) tally.unanswered += 1;
    else {
      expect([answer.status, answer.code]).toEqual([503, 'general.no-disponible']);
      expect(answer.retryAfter).toBeGreaterThan(0);
      tally.refused[answer.status] = (tally.refused[answer.status] ?? 0) + 1;
    }
    // As the apps do: not earlier, and spread out a little.
    await delay((answer.retryAfter ?? 1) * (1 + Math.random() / 2) * SECOND_MS);
  }
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
const residentMb = async (): Promise<number> => Math.round((await metric('process_resident_memory_bytes')) / 1e6);

const quantile = (times: number[], q: number): number => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * q)] ?? 0);
const report = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * A third of the clients signs in, a third renews its session, a third reads its day; then all clock. Returns the confirmed
 * records.
 */
async function storm({ tipo, tally, onDone }: { tipo: number; tally: Tally; onDone?: (done: number) => void }): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  await Promise.all(
    phones.map(async (phone, index) => {
      const enter = [phone.signIn, phone.refresh, phone.today][index % 3] ?? phone.today;
      expect((await insist<unknown>(tally, enter)).status).toBe(200);
      const clave = crypto.randomUUID();
      const { status, content } = await insist(tally, () => phone.clock(tipo, clave));
      expect(status).toBe(200);
      acknowledged.push({ clave, id: content?.registro.id ?? 0 });
      onDone?.(acknowledged.length);
    }),
  );
  expect(acknowledged).toHaveLength(CLIENTS);
  return acknowledged;
}

const all: Acknowledged[] = [];

test(
  `${CLIENTS} clients at eight: what is acknowledged is in the record once, who is sent away is told why and for how long`,
  { timeout: LONG },
  async () => {
    const { entrada, salida } = site.company.tipos;
    for (const phone of phones) expect((await phone.signIn()).status).toBe(200);
    report(`before the storm: ${await residentMb()} MB`);
    const held: number[] = [];
    let refused = 0;
    let requestsSince = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const tally = newTally();
      const before = performance.now();
      all.push(...(await storm({ tipo: round % 2 === 1 ? entrada : salida, tally })));
      const seconds = ((performance.now() - before) / 1000).toFixed(1);
      const last = await heldBytes(server);
      held.push(last);
      refused += tally.refused[503] ?? 0;
      if (round > WARM) requestsSince += tally.requests;
      const waits = `answers p50 ${quantile(tally.times, 0.5)} ms, p99 ${quantile(tally.times, 0.99)} ms`;
      report(
        `round ${round}: ${CLIENTS} clients, ${seconds} s, ${tally.requests} requests, refused ${JSON.stringify(tally.refused)}, ${waits}, then ${await residentMb()} MB, of which held ${(last / 1e6).toFixed(2)}`,
      );
    }
    await expectRecord(site, all);
    // Some were refused and came again; `insist` has checked that they were told when to.
    expect(refused).toBeGreaterThan(0);
    expect((held.at(-1) ?? 0) - (held[WARM - 1] ?? 0)).toBeLessThan(MOST_BYTES_A_REQUEST * requestsSince);
    expect([await metric('jornada_calls_in_progress'), await metric('jornada_logins_waiting')]).toEqual([0, 0]);
  },
);

test(
  'the server and PostgreSQL are started anew in the middle: nobody has to do anything, and nothing is lost',
  { timeout: LONG },
  async () => {
    const { entrada, salida } = site.company.tipos;
    const postgres = await createPostgresControl(site.superuserUrl);
    const tally = newTally();
    let restarting: Promise<void> | undefined;
    const restart = async (): Promise<void> => {
      await server.stop('SIGTERM');
      server = await site.serve({ REQUESTS_AT_ONCE: PLACES });
      await postgres.restart();
    };
    const tipo = ROUNDS % 2 === 1 ? salida : entrada;
    all.push(...(await storm({ tipo, tally, onDone: (done) => done >= CLIENTS / 3 && (restarting ??= restart()) })));
    await restarting;
    report(`with a restart: ${tally.requests} requests, refused ${JSON.stringify(tally.refused)}, unanswered ${tally.unanswered}`);
    expect(tally.unanswered).toBeGreaterThan(0);
    await expectRecord(site, all);
  },
);
