import { ownerOf } from '@jornada/client';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { pushState, subscribePush, unsubscribePush } from '../native/push.ts';
import { loadWrapper } from '../native/wrapper/load.ts';
import { isKiosk } from './quiosco/desk.ts';
import type { Services } from './services.tsx';

/** Storage key: the person who switched notifications on here. */
const KEY = 'jornada.avisos';

const loadWay = () => (__WRAPPER__ ? import('./wrapped-push.ts') : Promise.reject(new Error('This is no wrapper')));
/** The wrapper's way. */
const loadWrapped = async () => {
  const [{ createWrappedPush }, { push }] = await Promise.all([loadWay(), loadWrapper()]);
  return createWrappedPush(push);
};

type Needs = Pick<Services, 'client' | 'session' | 'storage'>;

/** Switches notifications on for this device and person. False if the person refused. */
export async function switchPushOn(needs: Needs, key: string): Promise<boolean> {
  if (__WRAPPER__) return (await loadWrapped()).switchOn(needs);
  const { client, session, storage } = needs;
  const Token = await subscribePush(key);
  if (Token === null) return false;
  await client.call(webPush.ponerToken, { Token });
  storage.setItem(KEY, ownerOf(session.get()) ?? '');
  return true;
}

/** Switches notifications off for this device: here at once, and on the server. */
export async function switchPushOff(needs: Needs): Promise<void> {
  if (__WRAPPER__) return (await loadWrapped()).switchOff(needs);
  const { client, storage } = needs;
  storage.removeItem(KEY);
  await unsubscribePush();
  await client.call(webPush.salir, {});
}

/**
 * At the beginning of each session: if this person had switched notifications on here, they are registered again without a
 * question. Those of another person are removed.
 */
export async function keepPush(needs: Needs): Promise<void> {
  if (__WRAPPER__) return (await loadWrapped()).keep(needs);
  const owner = ownerOf(needs.session.get());
  if (owner === null || isKiosk(needs.session.get()) || needs.session.get().profile?.EnableNotifications !== true) return;
  const state = await pushState();
  if (needs.storage.getItem(KEY) !== owner) {
    if (state === 'on') await unsubscribePush();
    return;
  }
  if (state !== 'on' && Notification.permission !== 'granted') return;
  const { activas, clavePush } = await needs.client.call(notificaciones.ajustes, {});
  if (activas && clavePush !== null) await switchPushOn(needs, clavePush);
}

/** At log-out: this device gets no more notifications for the person. Their choice is kept for the next log-in. */
export async function leavePush({ client, storage }: Pick<Needs, 'client' | 'storage'>): Promise<void> {
  if (__WRAPPER__) return (await loadWrapped()).leave({ client, storage });
  const done = await Promise.allSettled([client.call(webPush.salir, {}), unsubscribePush()]);
  const failure = done.find((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
}

/** In the wrapper, does what could not be done without a network: a token of somebody who has left is given back. */
export async function settlePush(needs: Pick<Needs, 'storage'>): Promise<void> {
  await (await loadWrapped()).settle(needs);
}

/** In the wrapper, tells the server of each new token of this device. */
export async function followTokens(needs: Needs, onFailure: (error: unknown) => void): Promise<void> {
  (await loadWrapped()).followTokens(needs, onFailure);
}
