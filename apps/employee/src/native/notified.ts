import { whileInWrapper } from './wrapper/load.ts';
import { NOTIFIED, readNotification, type NotifiedMessage } from './worker-message.ts';

/** Calls `listener` for the worker's messages about notifications. @returns a function that stops it. */
export function onNotified(listener: (message: NotifiedMessage) => void): () => void {
  if (__WRAPPER__) return whileInWrapper(({ push }) => push.onNotified(listener));
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const onMessage = ({ data }: MessageEvent<Partial<NotifiedMessage> | null>): void => {
    if (data?.kind !== NOTIFIED) return;
    const notification = readNotification(data.notification);
    if (notification) listener({ kind: NOTIFIED, notification, isTapped: data.isTapped === true });
  };
  serviceWorker.addEventListener('message', onMessage);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', onMessage);
}
