import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '@jornada/client';
import { createObservable } from '@jornada/web/observable.ts';
import { followVersion } from './follow-version.ts';

const registration = { update: vi.fn(() => Promise.resolve()) };
beforeEach(() => {
  vi.useFakeTimers();
  registration.update.mockClear();
  const value = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  ['al-dia', false, 0],
  ['hay-otra', false, 1],
  ['obligatoria', true, 0],
])('%s: asked soon after the start and every hour; must it be updated: %s', async (estado, mustUpdate, looks) => {
  const required = createObservable(false);
  const call = vi.fn((_call: unknown, _input: unknown) => Promise.resolve({ estado }));
  followVersion({ client: { call } as unknown as Client, version: '3.3.8', required });
  await vi.advanceTimersByTimeAsync(4999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ version: '3.3.8' }]);
  expect([required.get(), registration.update.mock.calls.length]).toEqual([mustUpdate, looks]);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(call).toHaveBeenCalledTimes(2);
});
