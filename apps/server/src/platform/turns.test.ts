import { describe, expect, test } from 'vitest';
import { createGate } from './http/gate.ts';
import { createTurns, TurnsFull } from './turns.ts';

/** Work that ends when the test says so. */
function createWork() {
  const started: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<number>>();
  return {
    started,
    begin: (id: number) => () => {
      started.push(id);
      const end = Promise.withResolvers<number>();
      ends.set(id, end);
      return end.promise;
    },
    end: (id: number) => ends.get(id)?.resolve(id),
    fail: (id: number) => ends.get(id)?.reject(new Error(`work ${id}`)),
  };
}

describe('turns', () => {
  test('come in order, some at once; who finds the line full is sent away at once', async () => {
    const work = createWork();
    const turns = createTurns({ atOnce: 2, maxWaiting: 2 });
    const [first, second, third, fourth] = [1, 2, 3, 4].map((id) => turns.run(work.begin(id)));
    expect([work.started, turns.waiting]).toEqual([[1, 2], 2]);
    await expect(turns.run(work.begin(5))).rejects.toBeInstanceOf(TurnsFull);

    work.end(2);
    expect(await second).toBe(2);
    expect([work.started, turns.waiting]).toEqual([[1, 2, 3], 1]);
    work.fail(1);
    await expect(first).rejects.toThrow('work 1');
    work.end(3);
    work.end(4);
    expect(await Promise.all([third, fourth])).toEqual([3, 4]);
    expect(work.started).toEqual([1, 2, 3, 4]);
    const again = turns.run(work.begin(6));
    work.end(6);
    expect([await again, turns.waiting]).toEqual([6, 0]);
  });
});

describe('the gate', () => {
  test('lets in as many as there are places, and tells others when to come again', async () => {
    const work = createWork();
    const gate = createGate({ most: 2, deadlineMs: 30_000 });
    const inside = [1, 2].map((id) => gate.pass(work.begin(id)));
    await expect(gate.pass(work.begin(3))).rejects.toMatchObject({
      code: 'general.no-disponible',
      status: 503,
      reason: 'full',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    work.fail(1);
    await expect(inside[0]).rejects.toThrow('work 1');
    const next = gate.pass(work.begin(4));
    expect(work.started).toEqual([1, 2, 4]);
    for (const id of [2, 4]) work.end(id);
    expect(await Promise.all([inside[1], next])).toEqual([2, 4]);
    expect(gate.inProgress).toBe(0);
  });

  test('answers what takes too long, and keeps its place until it has really ended', async () => {
    const work = createWork();
    const gate = createGate({ most: 1, deadlineMs: 10 });
    await expect(gate.pass(work.begin(1))).rejects.toMatchObject({ code: 'general.no-disponible', reason: 'late' });
    await expect(gate.pass(work.begin(2))).rejects.toMatchObject({ reason: 'full' });
    // Whatever its result is, nobody waits for it any more.
    work.fail(1);
    await new Promise(setImmediate);
    expect([work.started, gate.inProgress]).toEqual([[1], 0]);
  });
});
