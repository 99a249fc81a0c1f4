import { ownerOf } from '@jornada/client';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import type { DevicePush } from '../native/wrapper/device-push.ts';
import { isKiosk } from './quiosco/desk.ts';
import type { Services } from './services.tsx';

type Needs = Pick<Services, 'client' | 'session' | 'storage'>;

/** Storage keys: whose token this device has registered, who has switched notifications off here, and whether the system has asked. */
const OWNER = 'jornada.firebase-de';
const OFF = 'jornada.avisos-no';
const ASKED = 'jornada.avisos-preguntado';
/** The server was not told that the token of this device is nobody's, or the system did not take it back. */
const OWED = 'jornada.firebase-debe';

/** The notifications of a person in the mobile wrapper: the same steps as in a browser, with a token of Firebase. */
export function createWrappedPush(push: DevicePush) {
  /** @returns false if the person refused. */
  async function register({ client, session, storage }: Needs): Promise<boolean> {
    const owner = ownerOf(session.get());
    const tokenString = await push.subscribe();
    if (tokenString === null || owner === null) return false;
    // Somebody else may have signed in while the system asked.
    if (ownerOf(session.get()) !== owner) {
      await push.unsubscribe();
      return false;
    }
    await client.call(notificaciones.guardarTokenFirebase, { tokenString });
    storage.setItem(OWNER, owner);
    // The server has this device's token for this person now: nothing is owed of the one before.
    storage.removeItem(OWED);
    return true;
  }

  async function remove({ client, storage }: Pick<Needs, 'client' | 'storage'>): Promise<void> {
    const tokenString = push.token();
    storage.removeItem(OWNER);
    if (tokenString === null) return;
    // Before it is tried: the app may be ended while the system waits for a network.
    storage.setItem(OWED, '1');
    const done = await Promise.allSettled([client.call(notificaciones.eliminarTokenFirebase, { tokenString }), push.unsubscribe()]);
    const failure = done.find((one) => one.status === 'rejected');
    if (failure) throw failure.reason;
    storage.removeItem(OWED);
  }

  /** Without a network the system only said that it would take the token back. */
  async function settle({ storage }: Pick<Needs, 'storage'>): Promise<void> {
    if (storage.getItem(OWED) === null) return;
    await push.unsubscribe();
    storage.removeItem(OWED);
  }

  return {
    switchOn: async (needs: Needs): Promise<boolean> => {
      needs.storage.removeItem(OFF);
      return register(needs);
    },
    switchOff: async (needs: Needs): Promise<void> => {
      needs.storage.setItem(OFF, ownerOf(needs.session.get()) ?? '');
      await remove(needs);
    },
    /**
     * At the beginning of each session: registers the device for this person if the company offers notifications, and the system allows
     * them or has not asked yet. What somebody else has registered here reaches nobody from then on; that is done even if nobody is signed in.
     */
    async keep(needs: Needs): Promise<void> {
      const { client, session, storage } = needs;
      const current = session.get();
      const owner = ownerOf(current);
      await settle(needs);
      if (owner === null) return;
      if (push.token() !== null && storage.getItem(OWNER) !== owner) {
        storage.removeItem(OWNER);
        await push.unsubscribe();
      }
      const isOff = isKiosk(current) || current.profile?.EnableNotifications !== true || storage.getItem(OFF) === owner;
      if (isOff) return push.token() === null ? undefined : remove(needs);
      const permission = await push.permission();
      const asksNow = permission === 'prompt' && storage.getItem(ASKED) === null;
      if (permission !== 'granted' && !asksNow) return;
      const { activas } = await client.call(notificaciones.ajustes, {});
      if (!activas) return;
      storage.setItem(ASKED, '1');
      await register(needs);
    },
    leave: remove,
    settle,
    /** Firebase changes the token of a device now and then; the server learns the new one. */
    followTokens({ client, session, storage }: Needs, onFailure: (error: unknown) => void): void {
      push.onToken((tokenString) => {
        const owner = ownerOf(session.get());
        if (owner === null || storage.getItem(OWNER) !== owner) return;
        client.call(notificaciones.guardarTokenFirebase, { tokenString }).catch(onFailure);
      });
    },
  };
}
