import * as fakes from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdbDocuments, type KeptDocument } from './idb-documents.ts';

const kept = (owner: string, id: number, text = 'pdf'): KeptDocument => ({
  owner,
  id,
  titulo: `Documento ${id}`,
  tipo: 'Nóminas',
  publicado: '2026-10-19T14:02:00Z',
  fichero: { nombre: 'nomina.pdf', tipo: 'application/pdf' },
  bytes: new TextEncoder().encode(text).buffer,
});

beforeEach(() => {
  for (const [name, value] of Object.entries(fakes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakes.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps documents with their bytes for the next run, each person their own', async () => {
  const store = createIdbDocuments();
  await store.put(kept('a 1 7', 5, 'first'));
  await store.put(kept('a 1 7', 5, 'signed'));
  await store.put(kept('a 1 8', 5));
  const found = await createIdbDocuments().list('a 1 7');
  expect(found.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['signed']);
  await store.drop('a 1 7', 5);
  expect(await store.list('a 1 7')).toEqual([]);
  expect(await store.list('a 1 8')).toHaveLength(1);
});

it('drops what belongs to others, and all of it where nobody is signed in', async () => {
  const store = createIdbDocuments();
  await store.put(kept('a 1 7', 5));
  await store.put(kept('a 1 8', 5));
  await store.keepOnly('a 1 8');
  expect([await store.list('a 1 7'), (await store.list('a 1 8')).length]).toEqual([[], 1]);
  await store.keepOnly(null);
  expect(await store.list('a 1 8')).toEqual([]);
});
