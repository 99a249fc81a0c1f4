import { NOTIFICATION_PARAMETER, NOTIFIED, notificationIn } from '../native/worker-message.ts';
import type { Services } from '../shared/services.tsx';

/** Takes the notification from the address, if tapping it opened the app. */
export function takeNotification({ incoming }: Pick<Services, 'incoming'>): void {
  const notification = notificationIn(location.search);
  if (!notification) return;
  const url = new URL(location.href);
  url.searchParams.delete(NOTIFICATION_PARAMETER);
  history.replaceState(null, '', url);
  incoming.add({ kind: NOTIFIED, notification, isTapped: true });
}
