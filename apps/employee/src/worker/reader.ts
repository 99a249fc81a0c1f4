/** The one cache of what shows PDFs. There is none until somebody keeps a document on this device. */
const CACHE = 'jornada-lector';
const SAME = { cacheName: CACHE, ignoreVary: true };

type Options = {
  /** The addresses of this build's reader of PDFs. */
  paths: readonly string[];
  caches: Pick<CacheStorage, 'has' | 'open' | 'match'>;
  fetch: typeof fetch;
};

/** Keeps the reader of PDFs where somebody reads documents without a network. It is large, and nobody else needs it there. */
export function createKeptReader({ paths, caches, fetch }: Options) {
  const parts = new Set(paths);
  async function keep(): Promise<void> {
    const cache = await caches.open(CACHE);
    for (const path of parts) if (!(await cache.match(path, SAME))) await cache.add(path);
  }
  return {
    has: (path: string): boolean => parts.has(path),
    keep,
    /** A new version brings its own reader along, where there was one. */
    async follow(): Promise<void> {
      if (await caches.has(CACHE)) await keep();
    },
    /** Once it has taken over, the reader of the version before is not needed. */
    async tidy(): Promise<void> {
      if (!(await caches.has(CACHE))) return;
      const cache = await caches.open(CACHE);
      const old = (await cache.keys()).filter(({ url }) => !parts.has(new URL(url).pathname));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    answer: async (request: Request): Promise<Response> => (await caches.match(request, SAME)) ?? fetch(request),
  };
}
