import { ownerOf } from '@jornada/client';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { onNotified } from '../native/push.ts';
import { NOTIFICATION_PARAMETER, NOTIFIED, notificationIn } from '../native/worker-message.ts';
import type { Services } from '../platform/services.tsx';
import { ignore } from './create-waiting-queue.ts';

/** Not among the first things of a session: what was told waits anyway. */
const KEEP_AFTER_MS = 4000;

/** Takes a tapped notification from the address, where it opened the app. */
export function takeNotification({ incoming }: Pick<Services, 'incoming'>): void {
  const notification = notificationIn(location.search);
  if (!notification) return;
  const url = new URL(location.href);
  url.searchParams.delete(NOTIFICATION_PARAMETER);
  history.replaceState(null, '', url);
  incoming.set({ kind: NOTIFIED, notification, isTapped: true });
}

/** Hears of notifications, and keeps this device among those that are told, for whoever is signed in. */
export function followPush(services: Services): void {
  onNotified((message) => services.incoming.set(message));
  const { session } = services;
  let owner: string | null = null;
  const keep = async (): Promise<void> => {
    const { keepPush } = await loadChunk(() => import('../platform/push-device.ts'));
    await keepPush(services);
  };
  const look = (): void => {
    const now = ownerOf(session.get());
    if (now === owner) return;
    owner = now;
    if (now !== null) setTimeout(() => void keep().catch(ignore), KEEP_AFTER_MS);
  };
  session.subscribe(look);
  look();
}
