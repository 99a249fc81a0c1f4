import type { DeviceSettingsPage } from './wrapper/device-settings.ts';
import { withWrapper } from './wrapper/load.ts';

export type { DeviceSettingsPage } from './wrapper/device-settings.ts';

/** Opens the phone's settings. Only the wrapper does; ask behind `__WRAPPER__`. */
export const openDeviceSettings = (page: DeviceSettingsPage): void => withWrapper(({ openSettings }) => openSettings(page));
