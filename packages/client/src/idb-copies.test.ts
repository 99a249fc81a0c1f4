import * as fakes from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdbCopies, type Copy } from './idb-copies.ts';

const copy = (key: string, at: number, data: unknown = key): Copy => ({ key, owner: 'a 1 7', version: '1', data, at });

beforeEach(() => {
  for (const [name, value] of Object.entries(fakes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakes.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps one copy of each read, for the next run, and of too many those received last', async () => {
  const store = createIdbCopies(2);
  await store.put(copy('month', 1));
  await store.put(copy('month', 3, 'newer'));
  await store.put(copy('inbox', 2));
  await store.put(copy('day', 4));
  expect(await createIdbCopies().all()).toEqual([copy('day', 4), copy('month', 3, 'newer')]);
  await store.clear();
  expect(await createIdbCopies().all()).toEqual([]);
});
