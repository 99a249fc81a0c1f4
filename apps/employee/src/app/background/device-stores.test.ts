import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '@jornada/client';
import { openDeviceStores } from './device-stores.ts';

const told = vi.hoisted(() => ({ keepOnly: [] as (string | null)[] }));
vi.mock('@jornada/client/idb-documents.ts', () => ({
  createIdbDocuments: () => ({ keepOnly: async (owner: string | null) => void told.keepOnly.push(owner) }),
}));
vi.mock('@jornada/client/idb-copies.ts', () => ({ createIdbCopies: () => ({ clear: async () => undefined }) }));

beforeEach(() => void (told.keepOnly = []));

it('drops kept documents of others at the start, and all of them with the copies once nobody is signed in', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const session = createSessionStore({ storage });
  const store = await openDeviceStores({ session });
  expect(told.keepOnly).toEqual([null]);
  await store.clear();
  expect(told.keepOnly).toEqual([null, null]);
});
