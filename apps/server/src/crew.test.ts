import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectRecord, type Acknowledged } from './testing/expect-record.ts';
import { isAlive } from './testing/is-alive.ts';
import { createPhone, type Phone } from './testing/phone.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { createTestSite, type TestSite } from './testing/test-site.ts';

const PEOPLE = Array.from({ length: 8 }, (_, index) => ({ userName: `P${index}` }));
/** Linux tells which processes another one has started. */
const IS_TOLD = existsSync('/proc/self/task');
const SOON = { timeout: 60_000, interval: 50 };

let site: TestSite;
let server: ServerProcess;
let phones: Phone[];

const pidOf = ({ child }: ServerProcess): number => child.pid ?? 0;
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

beforeAll(async () => {
  site = await createTestSite({ personas: PEOPLE, durable: true });
  server = await site.serve({ WORKERS: '2' });
  phones = PEOPLE.map(({ userName }, index) => createPhone({ origin: () => server.origin, userName, address: `10.2.0.${index}` }));
  for (const phone of phones) expect((await phone.signIn()).status).toBe(200);
});
afterAll(() => site.stop());

test.runIf(IS_TOLD)('two processes answer at one port, and their numbers are told as those of one', async () => {
  expect(childrenOf(pidOf(server))).toHaveLength(2);
  const ask = (path: string) => fetch(server.origin + path, { headers: { connection: 'close' } });
  await Promise.all(Array.from({ length: 30 }, () => ask('/healthz')));
  // A request is counted when its answer has gone, which may be after the client has it.
  const counted = async (): Promise<string> =>
    /jornada_http_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)/.exec(await (await ask('/metrics')).text())?.[1] ?? '';
  await vi.waitFor(async () => expect(await counted()).toBe('30'), SOON);
});

test.runIf(IS_TOLD)('one of them is killed in the middle: nothing confirmed is lost, and another one takes its place', async () => {
  const { entrada, cafe, volverCafe, salida } = site.company.tipos;
  const cycle = [entrada, cafe, volverCafe, salida];
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  const over = new AbortController();
  const work = phones.map(async (phone) => {
    for (let step = 0; !over.signal.aborted; step += 1) {
      const clave = crypto.randomUUID();
      for (let isDone = false; !isDone;) {
        const { status, content, code } = await phone.clock(cycle[step % cycle.length] ?? entrada, clave);
        isDone = status === 200;
        if (content) acknowledged.push({ clave, id: content.registro.id });
        if (![200, 0, 503].includes(status)) refused.push(code);
      }
    }
  });
  const written = (more: number) => {
    const until = acknowledged.length + more;
    return vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(until), SOON);
  };
  await written(40);
  const before = childrenOf(pidOf(server));
  process.kill(before[0] ?? 0, 'SIGKILL');
  await written(40);
  await vi.waitFor(() => expect(childrenOf(pidOf(server)).filter(isAlive)).toHaveLength(2), SOON);
  over.abort();
  await Promise.all(work);
  expect(childrenOf(pidOf(server))).not.toEqual(before);
  expect(refused).toEqual([]);
  await expectRecord(site, acknowledged);
});

test.runIf(IS_TOLD)('all of them end with the one that started them, stopped or killed', async () => {
  const crew = childrenOf(pidOf(server));
  await server.stop();
  expect([server.child.exitCode, crew.filter(isAlive)]).toEqual([0, []]);

  const other = await site.serve({ WORKERS: '2' });
  const orphans = childrenOf(pidOf(other));
  const ended = once(other.child, 'exit');
  other.child.kill('SIGKILL');
  await ended;
  await vi.waitFor(() => expect(orphans.filter(isAlive)).toEqual([]), SOON);
});

test('what keeps them from starting is said once, and nothing is left', async () => {
  await expect(site.serve({ WORKERS: '2', JORNADA_SECRETS: '{}' })).rejects.toThrow(/The secrets in JORNADA_SECRETS cannot be read/);
});
