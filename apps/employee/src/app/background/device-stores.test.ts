import { expect, it, vi } from 'vitest';
import { createSessionStore } from '@jornada/client';
import type { KeptDocument } from '@jornada/client/idb-documents.ts';
import { createMemoryStorage } from '@jornada/testkit';
import { createMemoryDocuments } from '../../testing/memory-documents.ts';
import { openDeviceStores } from './device-stores.ts';

const of = (owner: string): KeptDocument => ({
  owner,
  id: 7,
  titulo: 'Nómina',
  tipo: 'Nóminas',
  publicado: '2026-10-20T10:00:00Z',
  fichero: { nombre: 'nomina.pdf', tipo: 'application/pdf' },
  bytes: new ArrayBuffer(8),
});

it('drops kept documents of others at the start, and all of them with the copies once nobody is signed in', async () => {
  const session = createSessionStore({ storage: createMemoryStorage() });
  const documents = [of('https://a.example 1 7')];
  const clear = vi.fn(async () => undefined);
  const store = await openDeviceStores(
    { session, documentStore: createMemoryDocuments(documents) },
    { all: async () => [], put: async () => undefined, drop: async () => undefined, clear },
  );
  expect(documents).toEqual([]);
  documents.push(of('https://a.example 1 7'));
  await store.clear();
  expect([documents, clear.mock.calls]).toEqual([[], [[]]]);
});
