import { ServerResponse, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createWork } from '../../testing/work.ts';
import { createGate, disconnectOf, type Visit } from './gate.ts';
import { createQueue } from './queue.ts';
import { Unavailable } from './unavailable.ts';

/** A call of a person; 0: without a session. */
const visit = (user = 0, tenant = 1): Visit => ({ caller: user === 0 ? null : { tenant, user }, gone: new AbortController() });
const settled = (): Promise<unknown> => new Promise(setImmediate);

describe('the gate', () => {
  test('lets in as many as there are places, and tells others when to come again', async () => {
    const work = createWork();
    const gate = createGate({ most: 2, deadlineMs: 30_000 });
    const inside = [1, 2].map((id) => gate.pass(visit(), work.begin(id)));
    await expect(gate.pass(visit(), work.begin(3))).rejects.toMatchObject({
      code: 'general.no-disponible',
      status: 503,
      reason: 'full',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    work.fail(1);
    await expect(inside[0]).rejects.toThrow('work 1');
    const next = gate.pass(visit(), work.begin(4));
    expect(work.started).toEqual([1, 2, 4]);
    for (const id of [2, 4]) work.end(id);
    expect(await Promise.all([inside[1], next])).toEqual([2, 4]);
    expect(gate.inProgress).toBe(0);
  });

  test('answers what takes too long, tells it, and keeps its place until it has really ended', async () => {
    const work = createWork();
    const gate = createGate({ most: 1, deadlineMs: 10 });
    const late = visit();
    await expect(gate.pass(late, work.begin(1))).rejects.toMatchObject({ code: 'general.no-disponible', reason: 'late' });
    expect(late.gone.signal.reason).toMatchObject({ reason: 'late' });
    await expect(gate.pass(visit(), work.begin(2))).rejects.toMatchObject({ reason: 'full' });
    // Whatever becomes of it, nobody waits for it any more.
    work.fail(1);
    await settled();
    expect([work.started, gate.inProgress]).toEqual([[1], 0]);
  });

  test('one person has a share of the places, and gets it back', async () => {
    const work = createWork();
    const gate = createGate({ most: 10, share: 2, deadlineMs: 30_000 });
    const inside = [gate.pass(visit(7), work.begin(1)), gate.pass(visit(7), work.begin(2))];
    await expect(gate.pass(visit(7), work.begin(3))).rejects.toMatchObject({ reason: 'share', status: 503 });
    // The same number in another company is another person.
    const others = [visit(8), visit(7, 2), visit()].map((one, index) => gate.pass(one, work.begin(4 + index)));
    work.end(1);
    await inside[0];
    const again = gate.pass(visit(7), work.begin(9));
    for (const id of [2, 4, 5, 6, 9]) work.end(id);
    expect(await Promise.all([...inside, ...others, again])).toEqual([1, 2, 4, 5, 6, 9]);
  });
});

describe('whether anybody waits', () => {
  const answer = (): ServerResponse => new ServerResponse({ method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1 } as IncomingMessage);
  const left = { aborted: true, reason: { reason: 'gone' } };

  test('the connection of a short call is not watched', () => {
    const raw = answer();
    const gone = disconnectOf({ raw });
    expect(raw.listenerCount('close')).toBe(0);
    expect([gone.signal.aborted, gone.signal === gone.signal, raw.listenerCount('close')]).toEqual([false, true, 1]);
  });

  test('is known to those who ask before the client leaves, and to those who ask afterwards', async () => {
    const raw = answer();
    const [early, late] = [disconnectOf({ raw }), disconnectOf({ raw })];
    const { signal } = early;
    raw.destroy();
    await expect.poll(() => raw.closed).toBe(true);
    expect([signal, late.signal]).toMatchObject([left, left]);
  });

  test('a call that is refused as late is told so, whenever it asks', () => {
    const gone = disconnectOf({ raw: answer() });
    gone.abort(new Unavailable('late'));
    expect(gone.signal).toMatchObject({ aborted: true, reason: { reason: 'late' } });
  });
});

describe('the queue', () => {
  const BOUNDS = { atOnce: { all: 3, tenant: 2, user: 1 }, waiting: { all: 6, tenant: 4, user: 2 }, deadlineMs: 30_000 };

  test("nobody's second call runs before a colleague's first, and one company leaves a place for another", async () => {
    const work = createWork();
    const queue = createQueue(BOUNDS);
    const greedy = [1, 2, 3].map((id) => queue.pass(visit(1), work.begin(id)));
    await expect(queue.pass(visit(1), work.begin(4))).rejects.toMatchObject({ reason: 'queue', status: 503 });
    const colleagues = [visit(2), visit(3)].map((one, index) => queue.pass(one, work.begin(5 + index)));
    const stranger = queue.pass(visit(1, 2), work.begin(7));
    await settled();
    expect([work.started, queue.inProgress, queue.waiting]).toEqual([[1, 5, 7], 3, 3]);
    work.fail(1);
    await expect(greedy[0]).rejects.toThrow('work 1');
    await settled();
    // In the order in which they came.
    expect(work.started).toEqual([1, 5, 7, 2]);
    for (const id of [5, 2]) work.end(id);
    await settled();
    for (const id of [3, 6, 7]) work.end(id);
    expect(await Promise.all([...greedy.slice(1), ...colleagues, stranger])).toEqual([2, 3, 5, 6, 7]);
    expect([queue.inProgress, queue.waiting]).toEqual([0, 0]);
  });

  test('only a limited number may wait, of a company and of all', async () => {
    const work = createWork();
    const queue = createQueue(BOUNDS);
    const inside = [1, 2, 3, 4, 5, 6].map((user) => queue.pass(visit(user), work.begin(user)));
    await expect(queue.pass(visit(9), work.begin(9))).rejects.toMatchObject({ reason: 'queue' });
    const elsewhere = [1, 2, 3].map((user) => queue.pass(visit(user, 2), work.begin(10 + user)));
    await expect(queue.pass(visit(9, 3), work.begin(19))).rejects.toMatchObject({ reason: 'queue' });
    for (let round = 0; round < 6; round += 1) {
      for (const id of work.started) work.end(id);
      await settled();
    }
    expect(await Promise.all([...inside, ...elsewhere])).toEqual([1, 2, 3, 4, 5, 6, 11, 12, 13]);
  });

  test('who leaves while they wait is forgotten, and who is late as well', async () => {
    const work = createWork();
    const queue = createQueue({ ...BOUNDS, deadlineMs: 20 });
    const [first, second, third] = [visit(1), visit(1), visit(1)];
    const calls = [first, second, third].map((one, index) => queue.pass(one, work.begin(index + 1)));
    second.gone.abort(new Unavailable('gone'));
    const reasons = (await Promise.allSettled(calls)).map((one) => (one.status === 'rejected' ? (one.reason as Unavailable).reason : null));
    expect(reasons).toEqual(['late', 'gone', 'late']);
    expect([queue.waiting, queue.inProgress]).toEqual([0, 1]);
    work.end(1);
    await settled();
    expect([work.started, queue.inProgress]).toEqual([[1], 0]);
  });
});
