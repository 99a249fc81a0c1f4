const linkOf = (url: unknown): string => (typeof url === 'string' && url.startsWith('https://') ? url : '');

/** The stores of the installed app; empty addresses if the build was given none. */
export const STORES = [
  { id: 'android', url: linkOf(import.meta.env['VITE_STORE_ANDROID']) },
  { id: 'ios', url: linkOf(import.meta.env['VITE_STORE_IOS']) },
] as const;
