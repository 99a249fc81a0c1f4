/** The instances that may be sent a token: those of the build, else the one beside this app. */
export const ALLOWED_INSTANCES: readonly string[] = String(import.meta.env['VITE_INSTANCES'] ?? '/instancia').split(',');

/** Where the app stands, and where the employee app's doors are. */
export const BASE = '/intranet';
export const LOGIN_PATH = '/login';
export const HOME_PATH = '/';
