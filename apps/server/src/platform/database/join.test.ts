import { afterEach, expect, test, vi } from 'vitest';
import { joining } from './join.ts';

/** Answers when the test says so, with ten times the number that was asked. */
function createAsked() {
  const asked: { group: number; items: number[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = (group: number, items: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      asked.push({ group, items, answer: () => resolve(items.map((item) => item * 10)), fail: reject });
    });
  return { asked, ask };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

afterEach(() => vi.useRealTimers());

test('the first goes at once, what comes meanwhile goes together, and each gets its own answer', async () => {
  const { asked, ask } = createAsked();
  const one = joining(ask, { together: 3 });
  const answers = [1, 2, 3, 4, 5].map((item) => one(7, item));
  expect(asked.map(({ items }) => items)).toEqual([[1]]);
  asked[0]?.answer();
  await settle();
  expect(asked.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  asked[1]?.answer();
  await settle();
  asked[2]?.answer();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

test('nobody waits for a statement that is slow, up to as many as may run', async () => {
  vi.useFakeTimers();
  const { asked, ask } = createAsked();
  const one = joining(ask, { atOnce: 3, slowMs: 50 });
  const answers = [1, 2, 3].map((item) => one(7, item));
  vi.advanceTimersByTime(49);
  expect(asked.map(({ items }) => items)).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  answers.push(one(7, 4));
  vi.advanceTimersByTime(50);
  answers.push(one(7, 5));
  vi.advanceTimersByTime(50);
  expect(asked.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
  asked[0]?.answer();
  await settle();
  expect(asked.map(({ items }) => items)).toEqual([[1], [2, 3], [4], [5]]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

test('companies never share a statement, and none waits for another one', () => {
  const { asked, ask } = createAsked();
  const one = joining(ask);
  void one(1, 1);
  void one(2, 2);
  expect(asked.map(({ group, items }) => [group, items])).toEqual([
    [1, [1]],
    [2, [2]],
  ]);
});

test('what fails fails for those who asked together, and the line goes on', async () => {
  const { asked, ask } = createAsked();
  const one = joining(ask);
  const answers = [1, 2, 3].map((item) => one(1, item));
  const outcome = Promise.allSettled(answers);
  asked[0]?.answer();
  await settle();
  asked[1]?.fail(new Error('gone'));
  await settle();
  const later = one(1, 4);
  asked[2]?.answer();
  expect((await outcome).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await later).toBe(40);
});

test('too few answers are an error for everybody', async () => {
  await expect(joining(async () => [])(1, 1)).rejects.toThrow('0 answers to 1 questions');
});
