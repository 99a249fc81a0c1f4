import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchAttempt } from './watch-attempt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(ask = vi.fn(async () => undefined)) {
  const isClosed = vi.fn(() => false);
  const onClosed = vi.fn();
  return { ask, isClosed, onClosed, stop: watchAttempt({ ask, isClosed, onClosed }) };
}

test('the server is asked each 1000 ms, not before and not more often', async () => {
  const { ask, stop } = watch();
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1999);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the window is looked at each 500 ms', async () => {
  const { isClosed, onClosed, stop } = watch();
  await vi.advanceTimersByTimeAsync(499);
  expect(isClosed).toHaveBeenCalledTimes(0);
  isClosed.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isClosed).toHaveBeenCalledTimes(3);
  stop();
});

test('an answer that takes long is waited for, and one that fails is no end', async () => {
  let answer = (): void => undefined;
  const ask = vi.fn(() => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))));
  const { stop } = watch(ask);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
