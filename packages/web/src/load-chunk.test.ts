import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowReload, loadAhead, loadChunk, loadLinksAhead, reloadFor } from './load-chunk.ts';

const reload = vi.fn();
let online: boolean;
const lose = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => {
  online = true;
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('__WRAPPER__', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a part that is there the second time is shown', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new TypeError('lost'));
  expect(await loadChunk(load)).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('for a lost part that somebody waits for the page is reloaded, once in a minute unless they ask', async () => {
  void loadChunk(lose);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(lose).toHaveBeenCalledTimes(2);
  expect(await errorOf(loadChunk(lose))).toMatchObject({ message: 'A part of the app cannot be loaded', cause: expect.any(TypeError) });
  expect(reload).toHaveBeenCalledTimes(1);
  allowReload();
  void loadChunk(lose);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('without a network nothing is reloaded', async () => {
  online = false;
  const errors = [await errorOf(loadChunk(lose)), await errorOf(loadAhead(() => loadChunk(lose)))];
  expect(errors).toEqual([expect.any(Error), expect.any(Error)]);
  errors.forEach(reloadFor);
  // Back again, they are asked for once more: the page that stands says so and is better than a new one.
  online = true;
  errors.forEach(reloadFor);
  expect(reload).not.toHaveBeenCalled();
});

test('what is loaded ahead reloads nothing; where it is missed the page is reloaded once, and for no other error', async () => {
  const error = await errorOf(loadAhead(() => loadChunk(lose)));
  expect(error).toMatchObject({ message: 'A part of the app cannot be loaded' });
  expect(reload).not.toHaveBeenCalled();
  reloadFor(new Error('another'));
  expect(reload).not.toHaveBeenCalled();
  reloadFor(error);
  reloadFor(error);
  expect(reload).toHaveBeenCalledTimes(1);
  allowReload();
  // What was loaded ahead is over.
  void loadChunk(lose);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('a pointer over a link loads its screen ahead', async () => {
  const router = { preloadRoute: () => loadChunk(lose) };
  loadLinksAhead(router as never);
  expect(await errorOf(router.preloadRoute())).toBeInstanceOf(Error);
  expect(reload).not.toHaveBeenCalled();
});
