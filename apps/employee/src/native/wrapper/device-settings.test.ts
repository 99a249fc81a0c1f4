import { expect, test, vi } from 'vitest';
import { AndroidSettings } from 'capacitor-native-settings';
import { createDeviceSettings, type DeviceSettingsPage } from './device-settings.ts';

function phone(platform: 'android' | 'ios') {
  const openAndroid = vi.fn(async () => ({ status: true }));
  const go = vi.fn();
  const pages = { app: AndroidSettings.ApplicationDetails, avisos: AndroidSettings.AppNotification, ubicacion: AndroidSettings.Location };
  return { openAndroid, go, open: createDeviceSettings({ plugin: { openAndroid }, pages, platform: () => platform, go }) };
}

test.each<[DeviceSettingsPage, string]>([
  ['app', 'application_details'],
  ['avisos', 'app_notification'],
  ['ubicacion', 'location'],
])('on Android %s opens %s', (page, option) => {
  const { open, openAndroid, go } = phone('android');
  open(page);
  expect([openAndroid.mock.calls, go.mock.calls]).toEqual([[[{ option }]], []]);
});

test('on iOS there is one page, by its address', () => {
  const { open, openAndroid, go } = phone('ios');
  open('avisos');
  expect([openAndroid.mock.calls, go.mock.calls]).toEqual([[], [['app-settings:']]]);
});
