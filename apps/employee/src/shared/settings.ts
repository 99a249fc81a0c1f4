/** The instances that may receive a token: those of the build, otherwise the one of this app. */
export const ALLOWED_INSTANCES: readonly string[] = String(import.meta.env['VITE_INSTANCES'] ?? '/instancia').split(',');

export const INTRANET_PATH = '/intranet';
/** The screens of those who look at the record from outside. */
export const GUESTS_PATH = `${INTRANET_PATH}/inspeccion`;

/** Whether a path of this origin is one of the intranet's. */
export const isOfIntranet = (path: string): boolean => /^\/intranet(?:[/?#]|$)/.test(path);
