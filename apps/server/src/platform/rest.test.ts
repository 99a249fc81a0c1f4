import { expect, test } from 'vitest';
import { monotonicMs } from './clock.ts';
import { restSince } from './rest.ts';

test('work rests several times as long as it took, unless it is to end', async () => {
  const began = monotonicMs() - 10;
  const rests = monotonicMs();
  await restSince(began, { signal: new AbortController().signal, times: 2 });
  expect(monotonicMs() - rests).toBeGreaterThan(18);
  const stopping = new AbortController();
  const resting = restSince(monotonicMs() - 3_600_000, stopping);
  stopping.abort();
  await resting;
  await restSince(monotonicMs() - 3_600_000, stopping);
});
