import * as fakes from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdbDrafts, type StoredDraft, type DraftFile } from './idb-drafts.ts';

const draft = (key: string, at: number, over: Partial<StoredDraft> = {}): StoredDraft => ({
  key,
  owner: 'a 1 7',
  values: { key },
  at,
  ...over,
});
const file = (key: string, of: string, ficheroId: number | null = null): DraftFile => ({
  key,
  draft: of,
  nombre: `${key}.jpg`,
  tipo: 'image/jpeg',
  bytes: new Uint8Array([1, 2, 3]).buffer,
  ficheroId,
});

beforeEach(() => {
  for (const [name, value] of Object.entries(fakes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakes.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what was typed, with its photos, for the next run; the latest first, and only for their person', async () => {
  const store = createIdbDrafts();
  await store.put(draft('taxi', 1));
  await store.put(draft('menu', 2));
  await store.put(draft('taxi', 3, { values: { total: 1200 } }));
  await store.put(draft('ajeno', 4, { owner: 'a 1 8' }));
  await store.addFile(file('z', 'taxi'));
  await store.addFile(file('a', 'taxi'));
  const again = createIdbDrafts();
  expect((await again.all('a 1 7')).map(({ key, values }) => [key, values])).toEqual([
    ['taxi', { total: 1200 }],
    ['menu', { key: 'menu' }],
  ]);
  expect(await again.find('a 1 7', 'ajeno')).toBeNull();
  expect(await again.find('a 1 7', 'nada')).toBeNull();
  expect((await again.files('taxi')).map(({ key }) => key)).toEqual(['z', 'a']);
  expect(new Uint8Array((await again.files('taxi'))[0]?.bytes ?? new ArrayBuffer(0))).toEqual(new Uint8Array([1, 2, 3]));
});

it('notes what the server has, and forgets a draft with its photos', async () => {
  const store = createIdbDrafts();
  await store.put(draft('taxi', 1));
  await store.addFile(file('a', 'taxi'));
  await store.addFile(file('b', 'taxi'));
  await store.addFile(file('c', 'menu'));
  await store.noteUpload('b', 31);
  await store.noteUpload('nada', 99);
  await store.noteRefusal('b', 'Demasiado grande.');
  await store.removeFile('a');
  await store.removeFile('a');
  expect((await store.files('taxi')).map(({ key, ficheroId, refusal }) => [key, ficheroId, refusal])).toEqual([
    ['b', 31, 'Demasiado grande.'],
  ]);
  await store.remove('taxi');
  expect([await store.all('a 1 7'), await store.files('taxi'), (await store.files('menu')).length]).toEqual([[], [], 1]);
});
