import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '@jornada/contract/features.ts';
import { randomFor } from './modules/demo/random.ts';
import { createFuzzWorld, type FuzzWorld } from './testing/fuzz/world.ts';
import { judge } from './testing/fuzz/judge.ts';
import { createRequests } from './testing/fuzz/requests.ts';

/** How many requests; FUZZ_SEED repeats what a run has sent. */
const REQUESTS = Number(process.env['FUZZ'] ?? 50_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** Requests that are under way at the same time. */
const AT_ONCE = 6;
const LONG = 1_800_000;
/** After so many faults the rest says nothing new. */
const MOST_FAULTS = 30;

let world: FuzzWorld;
beforeAll(async () => {
  world = await createFuzzWorld();
}, LONG);
afterAll(() => world.close());

const report = (line: string): void => void process.stdout.write(`${line}\n`);

test(
  `${REQUESTS} requests of twelve identities (FUZZ_SEED=${SEED}): no failure, and nothing beyond a role`,
  { timeout: LONG },
  async () => {
    const faults = new Map<string, string>();
    const statuses = new Map<number, number>();
    let sent = 0;
    /** Of those who do not stand in front of a kiosk, where most calls do not exist. */
    const free = { sent: 0, taken: 0 };
    const began = performance.now();
    async function work(worker: number): Promise<void> {
      const luck = randomFor('fuzz', SEED, worker);
      const requests = createRequests({ luck, calls: CALLS, ids: world.ids });
      while (sent < REQUESTS && faults.size < MOST_FAULTS) {
        sent += 1;
        const who = luck.pick(luck.chance(0.15) ? world.admins : world.identities);
        const request = requests.next();
        const answer = await world.send(who, request);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (who.atKiosk === null) {
          free.sent += 1;
          free.taken += answer.status === 200 ? 1 : 0;
        }
        const fault = judge({ who, request, answer });
        if (fault)
          faults.set(`${request.call.id}: ${fault.kind}`, `${who.name} ${request.call.id} ${request.text}\n  ${fault.kind}: ${fault.said}`);
        if (answer.status === 401 && who.userName !== null && request.isOrdinary) await world.revive(who);
        if (answer.code === 'documentacion.falta-pin' && request.isOrdinary && !who.isActing) await world.typePin(who);
        if (sent % 200 === 0) world.server.clock.advance({ seconds: 20 });
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => work(worker)));
    const seconds = (performance.now() - began) / 1000;
    const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    report(
      `FUZZ_SEED=${SEED}: ${sent} requests in ${seconds.toFixed(0)} s; ${counts.join(', ')}; ${((100 * free.taken) / free.sent).toFixed(1)} % got in`,
    );
    expect([...faults.values()]).toEqual([]);
    // It got in, too: what is only refused tries out nothing.
    expect(free.taken / free.sent).toBeGreaterThan(0.1);
    // A company in which nobody of these belongs is as it was.
    expect(await world.digestOfQuiet()).toBe(world.quietBefore);
    expect(await world.linesOfNeighbourByOthers()).toBe(0);
  },
);
