const linkOf = (url: unknown): string => (typeof url === 'string' && url.startsWith('https://') ? url : '');

/** Where the installed app comes from; empty where the build was told no address. */
export const STORES = [
  { id: 'android', url: linkOf(import.meta.env['VITE_STORE_ANDROID']) },
  { id: 'ios', url: linkOf(import.meta.env['VITE_STORE_IOS']) },
] as const;
