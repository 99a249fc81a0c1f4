import * as fakes from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdbStore } from './idb-store.ts';
import type { Waiting } from './waiting.ts';

const action = (tipo: number): Waiting => ({
  key: `key-${tipo}`,
  owner: 'a 1 7',
  body: { tipo },
  made: '2026-03-10T07:00:00Z',
  mayHaveArrived: false,
  refusal: null,
});

beforeEach(() => {
  for (const [name, value] of Object.entries(fakes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakes.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps actions in the order of adding, for every tab and for the next run', async () => {
  const [one, other] = [createIdbStore(), createIdbStore()];
  await one.add(action(1));
  await other.add(action(2));
  await one.add(action(3));
  const kept = await createIdbStore().all();
  expect(kept.map(({ body }) => body.tipo)).toEqual([1, 2, 3]);
  expect(kept.map(({ place }) => place)).toEqual(kept.map(({ place }) => place).toSorted((a, b) => a - b));
});

it('replaces and removes by place, and brings nothing back that is gone', async () => {
  const store = createIdbStore();
  await store.add(action(1));
  await store.add(action(2));
  const [first, second] = await store.all();
  await store.replace({ ...first!, mayHaveArrived: true });
  await store.remove(second!.place);
  await store.replace({ ...second!, mayHaveArrived: true });
  expect(await store.all()).toEqual([{ ...first, mayHaveArrived: true }]);
  await store.add(action(3));
  expect((await store.all()).at(-1)!.place).toBeGreaterThan(second!.place);
});

it('gives an action back only once, and not if the server may have it', async () => {
  const [one, other] = [createIdbStore(), createIdbStore()];
  for (const tipo of [1, 2]) await one.add(action(tipo));
  const [first, second] = await one.all();
  expect(await other.replace({ ...second!, mayHaveArrived: true })).toBe(true);
  expect(await Promise.all([one.take(first!.place), other.take(first!.place), one.take(second!.place)])).toEqual([true, false, false]);
  expect(await one.replace(first!)).toBe(false);
  expect((await one.all()).map(({ body }) => body.tipo)).toEqual([2]);
});

it('opens again after the browser could not, or has closed it', async () => {
  const store = createIdbStore();
  const real = globalThis.indexedDB;
  vi.stubGlobal('indexedDB', { open: () => expect.fail('refused') });
  await expect(store.add(action(1))).rejects.toThrow('refused');
  vi.stubGlobal('indexedDB', real);
  await store.add(action(1));
  expect(await store.all()).toHaveLength(1);
});
