import { PICTURES } from './forget-pictures.ts';

/** Pictures that this device keeps, to show them where there is no network. */
export type KeptPictures = {
  /** Reads a picture from its address and keeps it. Null: it cannot be read like this, and the browser itself may show it. */
  take(name: string, address: string, signal: AbortSignal): Promise<Blob | null>;
  find(name: string): Promise<Blob | null>;
  drop(name: string): Promise<void>;
  clear(): Promise<void>;
};

/** So many, and so many bytes together; a larger one is shown and not kept. */
const MOST = { pictures: 60, bytes: 40 * 1024 * 1024, one: 4 * 1024 * 1024 };

type Options = {
  /** Instance, company and person; null: nobody whose pictures may be kept. */
  owner: () => string | null;
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  fetch: typeof globalThis.fetch;
};

/** The pictures that one person has opened last. A device that keeps nothing shows them as before. */
export function createKeptPictures({ owner, caches, fetch }: Options): KeptPictures {
  /** The address under which a picture is kept. Nobody asks a server for it. The bytes are a part of it, so that they are known without reading. */
  const placeOf = (name: string, bytes?: number): string | null => {
    const of = owner();
    return of === null ? null : `/${PICTURES}/${encodeURIComponent(of)}/${name}${bytes === undefined ? '' : `?${bytes}`}`;
  };
  const bytesOf = ({ url }: Request): number => Number(new URL(url).search.slice(1));

  /** What somebody else has left, and of too many those that were kept first. */
  async function trim(cache: Cache): Promise<void> {
    const own = placeOf('');
    const all = await cache.keys();
    let left = MOST.bytes;
    const mine = all.filter(({ url }) => own !== null && new URL(url).pathname.startsWith(own));
    const kept = new Set(mine.toReversed().filter((request, place) => place < MOST.pictures && (left -= bytesOf(request)) >= 0));
    await Promise.all(all.filter((request) => !kept.has(request)).map((request) => cache.delete(request)));
  }

  async function keep(name: string, picture: Blob): Promise<void> {
    const place = placeOf(name, picture.size);
    if (place === null || picture.size > MOST.one) return;
    const cache = await caches.open(PICTURES);
    await cache.delete(place, { ignoreSearch: true });
    await cache.put(place, new Response(picture, { headers: { 'content-type': picture.type } }));
    await trim(cache);
  }

  return {
    async take(name, address, signal) {
      const response = await fetch(address, { signal }).catch(() => null);
      if (!response?.ok) return null;
      const picture = await response.blob();
      await keep(name, picture).catch(() => null);
      return picture;
    },
    async find(name) {
      const place = placeOf(name);
      if (place === null) return null;
      const found = await (await caches.open(PICTURES)).match(place, { ignoreSearch: true });
      return found ? found.blob() : null;
    },
    async drop(name) {
      const place = placeOf(name);
      if (place !== null) await (await caches.open(PICTURES)).delete(place, { ignoreSearch: true });
    },
    async clear() {
      await caches.delete(PICTURES);
    },
  };
}
