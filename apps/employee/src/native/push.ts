import { loadChunk } from '@jornada/web/load-chunk.ts';
import { isApple, isInstalled } from './shell.ts';
import { loadWrapper } from './wrapper/load.ts';

/**
 * Whether this device can get notifications. off: it can, but does not. denied: the person or an administrator refused it in the
 * browser. installed-only: an iPhone or iPad supports it only for installed apps. unsupported: it cannot.
 */
export type PushState = 'on' | 'off' | 'denied' | 'installed-only' | 'unsupported';

function isSupported(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The existing subscription. Does not register a worker. */
async function find(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (__WRAPPER__) {
    const { push } = await loadWrapper();
    const permission = await push.permission();
    if (permission === 'denied') return 'denied';
    return permission === 'granted' && push.token() !== null ? 'on' : 'off';
  }
  if (!isSupported()) return isApple() && !isInstalled() ? 'installed-only' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await find()) ? 'on' : 'off';
}

const isForKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const given = options.applicationServerKey;
  return given !== null && new Uint8Array(given).every((byte, index) => byte === key[index]);
};

/**
 * Asks the person if the browser requires it, and subscribes. Call it only after a press, unless the person has agreed before.
 * @returns the subscription as JSON; null if the person refused. @throws Error if the browser's push service cannot be reached.
 */
export async function subscribePush(key: string): Promise<string | null> {
  if (__WRAPPER__) return (await loadWrapper()).push.subscribe();
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { bytesOfBase64url } = await loadChunk(() => import('@jornada/web/base64.ts'));
  const applicationServerKey = bytesOfBase64url(key);
  const known = await pushManager.getSubscription();
  // A subscription for another key is useless: the server could not send to it.
  if (known && isForKey(known, applicationServerKey)) return JSON.stringify(known);
  await known?.unsubscribe();
  return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** After this, the old address reaches nobody, whatever the server has stored. */
export async function unsubscribePush(): Promise<void> {
  if (__WRAPPER__) return (await loadWrapper()).push.unsubscribe();
  if (!isSupported()) return;
  await (await find())?.unsubscribe();
}
