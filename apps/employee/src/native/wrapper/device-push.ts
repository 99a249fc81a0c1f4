import type { PushNotificationsPlugin, PushNotificationSchema } from '@capacitor/push-notifications';
import type { KeyValueStorage } from '@jornada/client';
import { noteFailure } from './failures.ts';
import { NOTIFIED, readNotification, type NotifiedMessage, type Notification } from '../worker-message.ts';

type Plugin = Pick<
  PushNotificationsPlugin,
  'checkPermissions' | 'requestPermissions' | 'register' | 'unregister' | 'removeAllDeliveredNotifications' | 'addListener'
>;
type Options = { plugin: Plugin; storage: KeyValueStorage; registerWithinMs?: number };
type Listener = (message: NotifiedMessage) => void;

/** The token by which Firebase knows this device, while it is registered. */
const TOKEN = 'jornada.firebase';
/** The taps that were handled: Android gives the last one again when the app is opened from the list of recent ones. */
const TAPPED = 'jornada.avisos-abiertos';
const MOST_TAPPED = 20;
const REGISTER_WITHIN_MS = 20_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '');
const numberOf = (value: unknown): number => (/^\d{1,15}$/.test(String(value)) ? Number(value) : Number.NaN);

/** What Firebase brought, whose values are texts; null if it is no notification of ours. */
function read({ title, body, data }: PushNotificationSchema): Notification | null {
  const { tipo, id, clase, ruta, titulo, texto } = (data ?? {}) as Partial<Record<keyof Notification, unknown>>;
  return readNotification({
    tipo: numberOf(tipo),
    id: numberOf(id),
    ...(typeof clase === 'string' && { clase }),
    ...(typeof ruta === 'string' && { ruta }),
    titulo: textOf(titulo ?? title),
    texto: textOf(texto ?? body),
  });
}

/** Notifications by Firebase. What comes before anybody listens waits here: a tap may have started the app. */
export function createDevicePush({ plugin, storage, registerWithinMs = REGISTER_WITHIN_MS }: Options) {
  const waiting: NotifiedMessage[] = [];
  const shown = new Set<string>();
  let listener: Listener | null = null;
  let tokenListener: ((token: string) => void) | null = null;
  let registration: PromiseWithResolvers<string> | null = null;

  const tell = (notification: Notification | null, isTapped: boolean): void => {
    if (!notification) return;
    const message: NotifiedMessage = { kind: NOTIFIED, notification, isTapped };
    if (listener) listener(message);
    else waiting.push(message);
  };
  const tapped = (): string[] => (storage.getItem(TAPPED) ?? '').split('\n').filter(Boolean);
  const onReceived = (push: PushNotificationSchema): void => {
    const isKnown = Boolean(push.id) && (shown.has(push.id) || tapped().includes(push.id));
    if (push.id) shown.add(push.id);
    if (!isKnown) tell(read(push), false);
  };
  const onTapped = (push: PushNotificationSchema): void => {
    const before = tapped();
    if (push.id && before.includes(push.id)) return;
    if (push.id) storage.setItem(TAPPED, [...before, push.id].slice(-MOST_TAPPED).join('\n'));
    const notification = read(push);
    // Its words were read already, and the app has its own for the kind: the person who signs in next reads none of somebody else.
    tell(notification && { ...notification, titulo: '', texto: '' }, true);
  };
  const onToken = (token: string): void => {
    const before = storage.getItem(TOKEN);
    if (registration) return registration.resolve(token);
    if (before === null || before === token) return;
    storage.setItem(TOKEN, token);
    tokenListener?.(token);
  };

  async function register(): Promise<string> {
    const own = (registration ??= Promise.withResolvers<string>());
    const timer = setTimeout(() => own.reject(new Error('The device was not registered in time')), registerWithinMs);
    try {
      await plugin.register();
      const token = await own.promise;
      storage.setItem(TOKEN, token);
      return token;
    } finally {
      clearTimeout(timer);
      registration = null;
    }
  }

  return {
    /** Called at the very start, before the app's own code is loaded. */
    async begin(): Promise<void> {
      await plugin.addListener('registration', ({ value }) => onToken(value));
      await plugin.addListener('registrationError', ({ error }) => registration?.reject(new Error(error)));
      await plugin.addListener('pushNotificationReceived', onReceived);
      await plugin.addListener('pushNotificationActionPerformed', ({ notification }) => onTapped(notification));
    },
    onNotified(told: Listener): () => void {
      listener = told;
      for (const message of waiting.splice(0)) told(message);
      return () => {
        if (listener === told) listener = null;
      };
    },
    /** Firebase has given this device another token. */
    onToken: (told: (token: string) => void): void => void (tokenListener = told),
    token: (): string | null => storage.getItem(TOKEN),
    async permission(): Promise<'granted' | 'denied' | 'prompt'> {
      const { receive } = await plugin.checkPermissions();
      return receive === 'granted' || receive === 'denied' ? receive : 'prompt';
    },
    /** Asks the person if the system requires it. @returns the token; null if they refused. @throws Error if Firebase cannot be reached. */
    subscribe: async (): Promise<string | null> => ((await plugin.requestPermissions()).receive === 'granted' ? register() : null),
    /** The token reaches nobody from then on, as soon as the system could tell Firebase; nothing that was shown is left. */
    async unsubscribe(): Promise<void> {
      storage.removeItem(TOKEN);
      await plugin.removeAllDeliveredNotifications().catch(noteFailure);
      await plugin.unregister();
    },
  };
}

export type DevicePush = ReturnType<typeof createDevicePush>;
