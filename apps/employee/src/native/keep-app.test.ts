import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAppNow } from './keep-app.ts';
import { KEEP_READER } from './worker-message.ts';

let answer: boolean | null;
let register: ReturnType<typeof vi.fn>;
const asked: unknown[] = [];
beforeEach(() => {
  answer = true;
  asked.length = 0;
  register = vi.fn(async () => ({}));
  const active = {
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      asked.push(message);
      if (answer !== null) port?.postMessage(answer);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, ready: Promise.resolve({ active }) } });
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers the worker at once and asks it for the reader', async () => {
  await keepAppNow();
  expect([register.mock.calls, asked]).toEqual([[['/worker.js']], [KEEP_READER]]);
});

it('fails where the worker or the reader could not be fetched', async () => {
  answer = false;
  await expect(keepAppNow()).rejects.toThrow('was not kept');
  register.mockRejectedValue(new TypeError('no network'));
  await expect(keepAppNow()).rejects.toThrow('no network');
});

it('fails where nobody answers, as a worker of an earlier version', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = null;
  await Promise.all([expect(keepAppNow()).rejects.toThrow('in time'), vi.advanceTimersByTimeAsync(120_000)]);
});

it('does nothing where the browser has no workers', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await keepAppNow();
  expect(register).not.toHaveBeenCalled();
});
