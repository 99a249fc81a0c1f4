import { expect, test } from 'vitest';
import { KeychainAccess } from '@aparajita/capacitor-secure-storage';
import { createMemoryStorage } from '@jornada/testkit';
import { createSecretStore } from './secret-store.ts';

/** A keychain, which outlives the app. `broken`: what lies there cannot be read, as after a restored back-up. */
function createKeychain(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  const state = { broken: false, writes: true };
  return {
    values,
    state,
    setDefaultKeychainAccess: async () => undefined,
    getItem: async (key: string) => {
      if (state.broken && values.has(key)) throw new Error('invalidData');
      return values.get(key) ?? null;
    },
    setItem: async (key: string, value: string) => {
      if (!state.writes || (state.broken && values.has(key))) throw new Error('osError');
      values.set(key, value);
    },
    removeItem: async (key: string) => void values.delete(key),
  };
}
const storeOn = (plugin: ReturnType<typeof createKeychain>, storage = createMemoryStorage()) =>
  createSecretStore({ plugin, storage, access: KeychainAccess.whenUnlockedThisDeviceOnly });

test('a secret is there again at the next start, and gone after signing out', async () => {
  const [keychain, storage] = [createKeychain(), createMemoryStorage()];
  await storeOn(keychain, storage).set('s1');
  expect(await storeOn(keychain, storage).get()).toBe('s1');
  await storeOn(keychain, storage).clear();
  expect(await storeOn(keychain, storage).get()).toBeNull();
});

test('a new installation does not find the secret of the one before', async () => {
  const keychain = createKeychain({ refresco: 'of-the-owner-before' });
  expect(await storeOn(keychain).get()).toBeNull();
  expect([...keychain.values]).toEqual([]);
});

test('a secret that cannot be read is none, and a new one takes its place', async () => {
  const [keychain, storage] = [createKeychain(), createMemoryStorage()];
  const store = storeOn(keychain, storage);
  await store.set('s1');
  keychain.state.broken = true;
  expect(await store.get()).toBeNull();
  await store.set('s2');
  keychain.state.broken = false;
  expect(await store.get()).toBe('s2');
});

test('a keychain that refuses everything breaks nothing', async () => {
  const keychain = createKeychain();
  keychain.state.writes = false;
  const store = storeOn(keychain);
  await store.set('s1');
  expect(await store.get()).toBeNull();
  await store.clear();
});
