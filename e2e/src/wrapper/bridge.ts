import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { ROOT } from '../../../tools/lib/clone.mjs';

export type Platform = 'android' | 'ios';
type Call = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> };
/** What the native side answers. @throws NativeRefusal to answer with an error. */
type Answer = (options: Record<string, unknown>) => unknown;

/** The native side refuses, with the code of the plug-in. */
export class NativeRefusal extends Error {
  readonly code: string;
  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

/** Methods that answer often, or by a listener; all others answer once. */
const BY_CALLBACK = new Set(['addListener', 'watchPosition']);
/** Events that wait for the first listener, as the plug-ins do it. */
const RETAINED = new Set(['App.appUrlOpen', 'PushNotifications.pushNotificationActionPerformed', 'PushNotifications.registration']);

const METHODS: Record<string, string[]> = {
  App: ['getLaunchUrl', 'exitApp', 'getState', 'getInfo', 'minimizeApp'],
  Browser: ['open', 'close'],
  Filesystem: ['writeFile', 'rmdir', 'readFile', 'getUri'],
  Geolocation: ['checkPermissions', 'requestPermissions', 'getCurrentPosition', 'watchPosition', 'clearWatch'],
  Haptics: ['notification', 'impact', 'vibrate'],
  KeepAwake: ['keepAwake', 'allowSleep', 'isSupported', 'isKeptAwake'],
  Keyboard: ['show', 'hide'],
  NativeSettings: ['open', 'openAndroid'],
  Network: ['getStatus'],
  PushNotifications: [
    'checkPermissions',
    'requestPermissions',
    'register',
    'unregister',
    'removeAllDeliveredNotifications',
    'getDeliveredNotifications',
  ],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem', 'internalClearItemsWithPrefix', 'internalGetPrefixedKeys'],
  Share: ['share', 'canShare'],
  SystemBars: ['setStyle', 'show', 'hide', 'setAnimation'],
};
const HEADERS = Object.entries(METHODS).map(([name, methods]) => ({
  name,
  methods: [...methods, 'addListener', 'removeListener', 'removeAllListeners'].map((method) => ({
    name: method,
    rtype: BY_CALLBACK.has(method) || method === 'removeListener' ? 'callback' : 'promise',
  })),
}));

/**
 * The native side of Capacitor, for its real JavaScript: the bridge of the platform's own package runs in the page, and what it posts is
 * answered here, plug-in by plug-in. A test sets answers, makes events, and reads what was called.
 */
export class Bridge {
  readonly calls: { method: string; options: Record<string, unknown> }[] = [];
  readonly #page: Page;
  readonly #answers = new Map<string, Answer>();
  readonly #keychain = new Map<string, string>();
  #listeners = new Map<string, string[]>();
  #retained: { event: string; data: unknown }[] = [];
  #launchUrl: string | null = null;
  #tokens = 0;

  constructor(page: Page) {
    this.#page = page;
    const granted = { receive: 'granted' };
    const located = { location: 'granted', coarseLocation: 'granted' };
    this.answer('App.getLaunchUrl', () => (this.#launchUrl === null ? undefined : { url: this.#launchUrl }));
    this.answer('PushNotifications.checkPermissions', () => granted);
    this.answer('PushNotifications.requestPermissions', () => granted);
    this.answer('PushNotifications.register', () => {
      this.#tokens += 1;
      setTimeout(() => void this.emit('PushNotifications.registration', { value: this.token }));
    });
    this.answer('Geolocation.checkPermissions', () => located);
    this.answer('Geolocation.requestPermissions', () => located);
    this.answer('Network.getStatus', () => ({ connected: true, connectionType: 'wifi' }));
    this.answer('Filesystem.writeFile', ({ path }) => ({ uri: `file:///cache/${String(path)}` }));
    this.answer('SecureStorage.internalGetItem', ({ prefixedKey }) => ({ data: this.#keychain.get(String(prefixedKey)) ?? null }));
    this.answer('SecureStorage.internalSetItem', ({ prefixedKey, data }) => void this.#keychain.set(String(prefixedKey), String(data)));
    this.answer('SecureStorage.internalRemoveItem', ({ prefixedKey }) => ({ success: this.#keychain.delete(String(prefixedKey)) }));
  }

  /** The token that Firebase has given last; another one after each registration. */
  get token(): string {
    return `token-of-the-device-number-${this.#tokens}`;
  }

  /** What lies in the keychain, as one text. */
  get secrets(): string {
    return [...this.#keychain.values()].join('\n');
  }

  /** The native side refuses every call from now on. */
  refuseAll(): void {
    for (const [name, methods] of Object.entries(METHODS))
      for (const method of methods)
        this.answer(`${name}.${method}`, () => {
          throw new NativeRefusal('REFUSED', `${name}.${method} is refused`);
        });
  }

  answer(method: string, answer: Answer): void {
    this.#answers.set(method, answer);
  }

  /** A link starts the app: it comes as launch address and, on Android, as an event as well. */
  launchWith(url: string): void {
    this.#launchUrl = url;
    this.#retained.push({ event: 'App.appUrlOpen', data: { url } });
  }

  /** An event of the native side. One that plug-ins keep waits for its first listener; others are lost without one. */
  async emit(event: string, data: unknown): Promise<void> {
    const listeners = this.#listeners.get(event) ?? [];
    if (listeners.length === 0 && RETAINED.has(event)) this.#retained.push({ event, data });
    for (const callbackId of listeners) await this.#send({ callbackId, success: true, data, save: true });
  }

  hasListener = (event: string): boolean => (this.#listeners.get(event) ?? []).length > 0;
  called = (method: string): Record<string, unknown>[] => this.calls.filter((one) => one.method === method).map(({ options }) => options);

  async install(context: BrowserContext, platform: Platform): Promise<void> {
    await this.#page.exposeFunction('postToTest', (text: string) => this.#take(JSON.parse(text) as Call));
    await context.addInitScript(
      ({ isIos }) => {
        const post = (data: unknown): void => {
          const { postToTest } = window as unknown as { postToTest: (text: string) => Promise<void> };
          void postToTest(typeof data === 'string' ? data : JSON.stringify(data));
        };
        // The bridge of iOS asks for its settings by it.
        window.prompt = () => 'false';
        Object.assign(
          window,
          isIos ? { webkit: { messageHandlers: { bridge: { postMessage: post } } } } : { androidBridge: { postMessage: post } },
        );
      },
      { isIos: platform === 'ios' },
    );
    const native =
      platform === 'ios'
        ? 'node_modules/@capacitor/ios/Capacitor/Capacitor/assets/native-bridge.js'
        : 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js';
    await context.addInitScript({ content: readFileSync(join(ROOT, native), 'utf8') });
    await context.addInitScript((headers) => {
      Object.assign((window as unknown as { Capacitor: object }).Capacitor, { PluginHeaders: headers });
    }, HEADERS);
  }

  /** The page begins anew: the native side knows no listeners of it. */
  forgetListeners(): void {
    this.#listeners = new Map();
  }

  async #take({ callbackId, pluginId, methodName, options }: Call): Promise<void> {
    const method = `${pluginId}.${methodName}`;
    if (methodName === 'addListener') return this.#listen(`${pluginId}.${String(options['eventName'])}`, callbackId);
    if (methodName === 'removeListener') return this.#unlisten(String(options['callbackId']));
    this.calls.push({ method, options });
    const save = BY_CALLBACK.has(methodName);
    try {
      const data = await this.#answers.get(method)?.(options);
      await this.#send({ callbackId, success: true, data: data ?? null, save });
    } catch (error) {
      const { code, message } = error instanceof NativeRefusal ? error : { code: 'UNKNOWN', message: String(error) };
      await this.#send({ callbackId, success: false, error: { code, message }, save });
    }
  }

  async #listen(event: string, callbackId: string): Promise<void> {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callbackId]);
    const kept = this.#retained.filter((one) => one.event === event);
    this.#retained = this.#retained.filter((one) => one.event !== event);
    for (const { data } of kept) await this.emit(event, data);
  }

  #unlisten(callbackId: string): void {
    for (const [event, ids] of this.#listeners)
      this.#listeners.set(
        event,
        ids.filter((id) => id !== callbackId),
      );
  }

  async #send(result: object): Promise<void> {
    await this.#page
      .evaluate((given) => {
        (window as unknown as { Capacitor: { fromNative(result: object): void } }).Capacitor.fromNative(given);
      }, result)
      .catch(() => undefined);
  }
}
