import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Directory, Filesystem } from '@capacitor/filesystem';
import { Geolocation } from '@capacitor/geolocation';
import { Haptics, NotificationType } from '@capacitor/haptics';
import { Keyboard } from '@capacitor/keyboard';
import { Network } from '@capacitor/network';
import { PushNotifications } from '@capacitor/push-notifications';
import { Share } from '@capacitor/share';
import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { KeepAwake } from '@capacitor-community/keep-awake';
import { AndroidSettings, NativeSettings } from 'capacitor-native-settings';
import { createSessionStore, ownerOf } from '@jornada/client';
import { deviceTime } from '@jornada/web/native/clock.ts';
import { createStorage } from '@jornada/web/native/storage.ts';
import { centralOrigin } from '@jornada/web/native/wrapper-door.ts';
import { toResult } from '../position-result.ts';
import { nativePlatform } from '../shell.ts';
import { createAppState } from './app-state.ts';
import { createDeviceFiles } from './device-files.ts';
import { createDeviceNetwork } from './device-network.ts';
import { createDevicePosition } from './device-position.ts';
import { createDevicePush } from './device-push.ts';
import { createDeviceSettings } from './device-settings.ts';
import { noteFailure, tellFailure } from './failures.ts';
import { keepFieldsInSight } from './keyboard.ts';
import { createLinks } from './links.ts';
import { createSecretStore } from './secret-store.ts';
import { createSystemBars } from './system-bars.ts';
import { createSystemBrowser } from './system-browser.ts';

// The one place where the plug-ins of the wrapper meet the files that use them.

const storage = createStorage();
const central = centralOrigin();

export const push = createDevicePush({ plugin: PushNotifications, storage });
export const links = createLinks({ plugin: App, storage: createStorage(() => sessionStorage), hosts: [new URL(central).host] });
export const position = createDevicePosition({ plugin: Geolocation, toResult });
export const files = createDeviceFiles({
  filesystem: Filesystem,
  share: Share,
  cache: Directory.Cache,
  fetch: globalThis.fetch.bind(globalThis),
});
export const network = createDeviceNetwork({ plugin: Network, target: window });
export const browser = createSystemBrowser({ plugin: Browser, central });
export const secretStore = createSecretStore({
  plugin: SecureStorage,
  storage,
  // A session does not move to another phone with a back-up.
  access: KeychainAccess.whenUnlockedThisDeviceOnly,
});
export const appState = createAppState({
  plugin: App,
  storage,
  owner: () => ownerOf(createSessionStore({ storage }).get()),
  place: () => location.pathname + location.search,
  nowMs: deviceTime.epochMs,
  page: document,
});
export const openSettings = createDeviceSettings({
  plugin: NativeSettings,
  pages: {
    app: AndroidSettings.ApplicationDetails,
    avisos: AndroidSettings.AppNotification,
    ubicacion: AndroidSettings.Location,
  },
  platform: nativePlatform,
  go: (address) => location.assign(address),
});
export const showBars = createSystemBars({ plugin: SystemBars, styles: { light: SystemBarsStyle.Light, dark: SystemBarsStyle.Dark } });

export const watchKeyboard = (): Promise<void> => keepFieldsInSight(Keyboard, document);

/** What a hand feels of an action's end. A device that cannot does nothing. */
export const feel = (end: 'hecho' | 'fallo'): void =>
  void Haptics.notification({ type: end === 'hecho' ? NotificationType.Success : NotificationType.Error }).catch(noteFailure);

/** Keeps the screen on until it is called off. */
export function holdAwake(): () => void {
  void KeepAwake.keepAwake().catch(noteFailure);
  return () => void KeepAwake.allowSleep().catch(noteFailure);
}

/** Calls back for Android's back button; then the system itself does nothing with it. */
export function onBackButton(pressed: () => void): () => void {
  const listening = App.addListener('backButton', pressed);
  listening.catch(noteFailure);
  return () =>
    void listening.then(
      ({ remove }) => remove().catch(noteFailure),
      () => undefined,
    );
}

export const exitApp = (): void => void App.exitApp().catch(tellFailure);
