const linkOf = (url: unknown): string => (typeof url === 'string' && url.startsWith('https://') ? url : '');

/** Where the stores have the app, as the build was told: a company's own app has addresses of its own. */
const BUILT = {
  android: linkOf(import.meta.env['VITE_STORE_ANDROID']),
  ios: linkOf(import.meta.env['VITE_STORE_IOS']),
};
type Store = keyof typeof BUILT;

/** The stores that have the app. `told`: the addresses of the server, for a build that was told none. */
export const storesWith = (told: Record<Store, string | null> | undefined): { id: Store; url: string }[] =>
  (['android', 'ios'] as const).map((id) => ({ id, url: BUILT[id] || linkOf(told?.[id]) })).filter(({ url }) => url !== '');
