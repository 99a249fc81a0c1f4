import type { SettingsPage } from './wrapper/device-settings.ts';
import { withWrapper } from './wrapper/load.ts';

export type { SettingsPage } from './wrapper/device-settings.ts';

/** Opens the phone's settings. Only the wrapper does; ask behind `__WRAPPER__`. */
export const openDeviceSettings = (page: SettingsPage): void => withWrapper(({ openSettings }) => openSettings(page));
