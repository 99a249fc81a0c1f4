import { describe, expect, test } from 'vitest';
import { createWork } from '../testing/work.ts';
import { createTurns, TurnsFull } from './turns.ts';

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

  test('skips work whose caller has gone', async () => {
    const work = createWork();
    const turns = createTurns({ atOnce: 1, maxWaiting: 5 });
    const gone = new AbortController();
    const first = turns.run(work.begin(1));
    const second = turns.run(work.begin(2), gone.signal);
    const third = turns.run(work.begin(3));
    gone.abort(new Error('left'));
    work.end(1);
    await expect(second).rejects.toThrow('left');
    await new Promise(setImmediate);
    work.end(3);
    expect(await Promise.all([first, third])).toEqual([1, 3]);
    expect(work.started).toEqual([1, 3]);
  });
});
