import { ownerOf } from '@jornada/client';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { pushState, subscribePush, unsubscribePush } from '../native/push.ts';
import type { Services } from './services.tsx';

/** Who switched notifications on here. */
const KEY = 'jornada.avisos';

type Needs = Pick<Services, 'client' | 'session' | 'storage'>;

/** Switches notifications on for this device and its person. False where they said no. */
export async function switchPushOn({ client, session, storage }: Needs, key: string): Promise<boolean> {
  const Token = await subscribePush(key);
  if (Token === null) return false;
  await client.call(webPush.ponerToken, { Token });
  storage.setItem(KEY, ownerOf(session.get()) ?? '');
  return true;
}

/** Off for this device: here at once, and on the server. */
export async function switchPushOff({ client, storage }: Needs): Promise<void> {
  storage.removeItem(KEY);
  await unsubscribePush();
  await client.call(webPush.salir, {});
}

/**
 * With each session that begins: who had switched them on here is told again, without a question; what somebody else has left behind is
 * taken away.
 */
export async function keepPush(needs: Needs): Promise<void> {
  const owner = ownerOf(needs.session.get());
  if (owner === null || needs.session.get().profile?.EnableNotifications !== true) return;
  const state = await pushState();
  if (needs.storage.getItem(KEY) !== owner) {
    if (state === 'on') await unsubscribePush();
    return;
  }
  if (state !== 'on' && Notification.permission !== 'granted') return;
  const { activas, clavePush } = await needs.client.call(notificaciones.ajustes, {});
  if (activas && clavePush !== null) await switchPushOn(needs, clavePush);
}

/** On the way out: nobody is told on a device that they have left. The choice stays, for when they come back. */
export async function leavePush({ client }: Pick<Needs, 'client'>): Promise<void> {
  const done = await Promise.allSettled([client.call(webPush.salir, {}), unsubscribePush()]);
  const failure = done.find((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
}
