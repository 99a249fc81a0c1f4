import type { KeychainAccess, SecureStoragePlugin } from '@aparajita/capacitor-secure-storage';
import type { KeyValueStorage, SecretStore } from '@jornada/client';
import { noteFailure } from './failures.ts';

type Options = {
  plugin: Pick<SecureStoragePlugin, 'getItem' | 'setItem' | 'removeItem' | 'setDefaultKeychainAccess'>;
  storage: KeyValueStorage;
  access: KeychainAccess;
};

const SECRET = 'refresco';
/** In a storage that goes with the app. */
const INSTALLED = 'jornada.instalada';

/**
 * The keychain of iOS outlives the app: at the first start after an installation it is emptied, or the next owner of the phone would be
 * signed in. A secret that cannot be read, as after a restored back-up, is none: the person signs in again, and nothing crashes.
 */
export function createSecretStore({ plugin, storage, access }: Options): SecretStore {
  let ready: Promise<void> | null = null;
  const begin = async (): Promise<void> => {
    await plugin.setDefaultKeychainAccess(access).catch(noteFailure);
    if (storage.getItem(INSTALLED) !== null) return;
    await plugin.removeItem(SECRET).catch(noteFailure);
    storage.setItem(INSTALLED, '1');
  };
  const whenReady = (): Promise<void> => (ready ??= begin());
  const clear = async (): Promise<void> => {
    await whenReady();
    await plugin.removeItem(SECRET).catch(noteFailure);
  };
  return {
    async get() {
      await whenReady();
      try {
        const secret = await plugin.getItem(SECRET);
        return secret === '' ? null : secret;
      } catch (error) {
        noteFailure(error);
        await clear();
        return null;
      }
    },
    async set(secret) {
      await whenReady();
      try {
        await plugin.setItem(SECRET, secret);
      } catch (error) {
        noteFailure(error);
        // A key that was lost is made anew once what it locked is gone. Failing that, the session lasts as long as its token.
        await clear();
        await plugin.setItem(SECRET, secret).catch(noteFailure);
      }
    },
    clear,
  };
}
