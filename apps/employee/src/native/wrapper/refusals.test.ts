import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeychainAccess } from '@aparajita/capacitor-secure-storage';
import { SystemBarsStyle } from '@capacitor/core';
import { Directory } from '@capacitor/filesystem';
import { AndroidSettings } from 'capacitor-native-settings';
import { createMemoryStorage } from '@jornada/testkit';
import { createDeviceFiles } from './device-files.ts';
import { createDevicePosition } from './device-position.ts';
import { createDevicePush } from './device-push.ts';
import { createDeviceSettings } from './device-settings.ts';
import { noteFailure, onFailure, tellFailure } from './failures.ts';
import { createLinks } from './links.ts';
import { createSecretStore } from './secret-store.ts';
import { createSystemBars } from './system-bars.ts';
import { createSystemBrowser } from './system-browser.ts';

/** A plug-in that refuses everything, by its own words. What has no owner then fails the whole run. */
const refuse = (plugin: string): never =>
  new Proxy({}, { get: (_, method) => async () => Promise.reject(new Error(`${plugin}.${String(method)}`)) }) as never;

const ignore = (): void => undefined;
// What others have left unheard: files of a worker share what they import.
beforeEach(() => onFailure({ tell: ignore, note: ignore })());

let stop: (() => void) | null = null;
afterEach(() => stop?.());
function listen() {
  const heard: string[] = [];
  const keep = (kind: string) => (failure: unknown) => heard.push(`${kind} ${failure instanceof Error ? failure.message : ''}`);
  stop = onFailure({ tell: keep('tell'), note: keep('note') });
  return heard;
}

test('what failed before anybody listens is heard later, and once', () => {
  tellFailure(new Error('first'));
  noteFailure(new Error('second'));
  expect(listen()).toEqual(['tell first', 'note second']);
  expect(listen()).toEqual([]);
});

test('a browser of the system that does not open is told, and nobody waits for its window', async () => {
  const heard = listen();
  const browser = createSystemBrowser({ plugin: refuse('Browser'), central: 'https://jornada.example' });
  browser.open('/privacidad');
  await vi.waitFor(() => expect(heard).toEqual(['tell Browser.open']));
  const popup = browser.openPopup();
  popup.go('https://login.example/');
  await vi.waitFor(() => expect(popup.isClosed()).toBe(true));
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['note Browser.addListener', 'tell Browser.open', 'tell Browser.open']));
  browser.openPopup().close();
  await vi.waitFor(() => expect(heard.slice(3).toSorted()).toEqual(['note Browser.addListener', 'note Browser.close']));
});

test('settings that do not open are told', async () => {
  const heard = listen();
  const pages = { app: AndroidSettings.ApplicationDetails, avisos: AndroidSettings.AppNotification, ubicacion: AndroidSettings.Location };
  createDeviceSettings({ plugin: refuse('NativeSettings'), pages, platform: () => 'android', go: () => undefined })('app');
  await vi.waitFor(() => expect(heard).toEqual(['tell NativeSettings.openAndroid']));
});

test('a keychain, bars, a position and a link that fail are noted, and the app goes on', async () => {
  const heard = listen();
  const store = createSecretStore({
    plugin: refuse('SecureStorage'),
    storage: createMemoryStorage(),
    access: KeychainAccess.whenUnlockedThisDeviceOnly,
  });
  expect(await store.get()).toBeNull();
  await store.set('s1');
  expect(new Set(heard)).toEqual(
    new Set(['setDefaultKeychainAccess', 'removeItem', 'getItem', 'setItem'].map((method) => `note SecureStorage.${method}`)),
  );
  heard.length = 0;
  createSystemBars({ plugin: refuse('SystemBars'), styles: { light: SystemBarsStyle.Light, dark: SystemBarsStyle.Dark } })('dark');
  await vi.waitFor(() => expect(heard).toEqual(['note SystemBars.setStyle']));
  const toResult = () => ({ state: 'unavailable' as const });
  const results: unknown[] = [];
  const plugin = { watchPosition: async () => 'w1', clearWatch: async () => Promise.reject(new Error('clear')) };
  createDevicePosition({ plugin: plugin as never, toResult }).follow((one) => results.push(one))();
  await vi.waitFor(() => expect(heard).toEqual(['note SystemBars.setStyle', 'note clear']));
  createDevicePosition({ plugin: refuse('Geolocation'), toResult }).follow((one) => results.push(one))();
  await vi.waitFor(() => expect(results).toEqual([{ state: 'unavailable' }]));
  heard.length = 0;
  const links = createLinks({ plugin: refuse('App'), storage: createMemoryStorage(), hosts: [] });
  await expect(links.begin()).rejects.toThrow('App.addListener');
  expect(heard).toEqual(['note App.getLaunchUrl']);
});

test('what somebody waits for fails before them', async () => {
  const heard = listen();
  const push = createDevicePush({ plugin: refuse('Push'), storage: createMemoryStorage() });
  await expect(push.begin()).rejects.toThrow('Push.addListener');
  await expect(push.permission()).rejects.toThrow('Push.checkPermissions');
  await expect(push.subscribe()).rejects.toThrow('Push.requestPermissions');
  await expect(push.unsubscribe()).rejects.toThrow('Push.unregister');
  expect(heard).toEqual(['note Push.removeAllDeliveredNotifications']);
  const files = createDeviceFiles({ filesystem: refuse('Filesystem'), share: refuse('Share'), cache: Directory.Cache, fetch });
  await expect(files.pass({ name: 'a', type: '', bytes: new Uint8Array() })).rejects.toThrow('Filesystem.writeFile');
  await expect(files.clear()).rejects.toThrow('Filesystem.rmdir');
});
