/** The instances that may receive a token: those of the build, otherwise the one of this app. */
export const ALLOWED_INSTANCES: readonly string[] = String(import.meta.env['VITE_INSTANCES'] ?? '/instancia').split(',');

/** The path of this app, and the pages of the employee app. */
export const BASE = '/intranet';
export const LOGIN_PATH = '/login';
export const HOME_PATH = '/';
export const OWN_SETTINGS_PATH = '/configuracion';
