/** The instances that may be sent a token: those of the build, else the one beside this app. */
export const ALLOWED_INSTANCES: readonly string[] = String(import.meta.env['VITE_INSTANCES'] ?? '/instancia').split(',');

/** Where the admin intranet stands. */
export const INTRANET_PATH = '/intranet';

/** Whether a path of this origin is one of the intranet's. */
export const isOfIntranet = (path: string): boolean => /^\/intranet(?:[/?#]|$)/.test(path);
