/** The instances that may be sent a token: those of the build, else the one beside this app. */
export const ALLOWED_INSTANCES: readonly string[] = String(import.meta.env['VITE_INSTANCES'] ?? '/instancia').split(',');

/** Where the admin intranet stands. */
export const INTRANET_PATH = '/intranet';
