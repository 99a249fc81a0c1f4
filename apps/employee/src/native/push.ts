import { isInstalled } from './shell.ts';
/**
 * Whether this device can be told of things. off: it can, and is not. denied: its person, or whoever manages it, said no to the browser.
 * installed-only: an iPhone or iPad tells installed apps only. unsupported: it cannot.
 */
export type PushState = 'on' | 'off' | 'denied' | 'installed-only' | 'unsupported';

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

function isSupported(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription that is there. Does not register a worker for the question. */
async function find(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return isApple() && !isInstalled() ? 'installed-only' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await find()) ? 'on' : 'off';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const isForKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const given = options.applicationServerKey;
  return given !== null && new Uint8Array(given).every((byte, index) => byte === key[index]);
};

/**
 * Asks the person, where the browser has to, and subscribes. Only for a press of theirs, unless they have agreed before.
 * @returns the subscription as JSON; null where they said no. @throws where the browser's push service cannot be reached.
 */
export async function subscribePush(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  // One for another key is of no use: the server could not send to it.
  if (known && isForKey(known, applicationServerKey)) return JSON.stringify(known);
  await known?.unsubscribe();
  return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** After this the old address reaches nobody, whatever the server remembers. */
export async function unsubscribePush(): Promise<void> {
  if (!isSupported()) return;
  await (await find())?.unsubscribe();
}
