import type { AndroidSettings, NativeSettingsPlugin } from 'capacitor-native-settings';
import { tellFailure } from './failures.ts';

/** What the person has to change: this app's permissions, its notifications, or the position of the whole phone. */
export type DeviceSettingsPage = 'app' | 'avisos' | 'ubicacion';

type Options = {
  plugin: Pick<NativeSettingsPlugin, 'openAndroid'>;
  pages: Record<DeviceSettingsPage, AndroidSettings>;
  platform: () => 'android' | 'ios' | null;
  /** Leads the page to an address. */
  go: (address: string) => void;
};

/** Capacitor hands an address that is none of the app's to the system, and this one is Apple's for the settings of the app. */
const IOS_ADDRESS = 'app-settings:';

/** Opens the phone's settings. iOS lets an app open its own page only. */
export const createDeviceSettings =
  ({ plugin, pages, platform, go }: Options) =>
  (page: DeviceSettingsPage): void => {
    if (platform() === 'ios') return go(IOS_ADDRESS);
    void plugin.openAndroid({ option: pages[page] }).catch(tellFailure);
  };
