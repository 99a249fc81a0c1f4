import { beforeEach, expect, it } from 'vitest';
import { createKeptPictures } from './kept-pictures.ts';

const urlOf = (of: RequestInfo | URL): string => new URL(of instanceof Request ? of.url : of, 'https://jornada.test').href;

/** The browser's store of answers, in memory: as far as pictures need it. */
function memoryCaches() {
  const kept = new Map<string, Response>();
  const withoutSearch = (url: string): string => url.split('?')[0] ?? '';
  const find = (of: RequestInfo | URL): string | undefined =>
    [...kept.keys()].find((url) => withoutSearch(url) === withoutSearch(urlOf(of)));
  const cache = {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    put: async (of: RequestInfo | URL, response: Response) => void kept.set(urlOf(of), response),
    match: async (of: RequestInfo | URL) => kept.get(find(of) ?? '')?.clone(),
    delete: async (of: RequestInfo | URL) => kept.delete(find(of) ?? ''),
  } as Partial<Cache> as Cache;
  return { kept, open: async () => cache, delete: async () => (kept.clear(), true) };
}

const { signal } = new AbortController();
let caches: ReturnType<typeof memoryCaches>;
let owner: string | null;
let bytes: number;
const keeper = () =>
  createKeptPictures({
    owner: () => owner,
    caches,
    fetch: async (address) =>
      urlOf(address).endsWith('/gone')
        ? new Response(null, { status: 404 })
        : new Response(new Blob([new Uint8Array(bytes)], { type: 'image/png' })),
  });
beforeEach(() => {
  caches = memoryCaches();
  owner = '/instancia 1 7';
  bytes = 10;
});

it('gives back what was seen, only to who has seen it, until it is dropped', async () => {
  const pictures = keeper();
  expect((await pictures.take('31-ver', '/a', signal))?.size).toBe(10);
  bytes = 12;
  await pictures.take('31-ver', '/a', signal);
  expect([(await pictures.find('31-ver'))?.size, await pictures.find('31-vista'), caches.kept.size]).toEqual([12, null, 1]);
  owner = '/instancia 1 8';
  expect(await pictures.find('31-ver')).toBeNull();
  // The first picture of another person takes away what was there.
  await pictures.take('40-ver', '/a', signal);
  expect(caches.kept.size).toBe(1);
  await pictures.drop('40-ver');
  expect(await pictures.find('40-ver')).toBeNull();
});

it('keeps sixty pictures and forty megabytes at most, the latest ones, and none that is very large', async () => {
  const pictures = keeper();
  for (let id = 1; id <= 61; id += 1) await pictures.take(`${id}-ver`, '/a', signal);
  expect([caches.kept.size, await pictures.find('1-ver')]).toEqual([60, null]);
  bytes = 4 * 1024 * 1024;
  for (let id = 100; id < 112; id += 1) await pictures.take(`${id}-ver`, '/a', signal);
  expect([caches.kept.size, await pictures.find('101-ver'), (await pictures.find('111-ver'))?.size]).toEqual([10, null, bytes]);
  bytes += 1;
  expect((await pictures.take('200-ver', '/a', signal))?.size).toBe(bytes);
  expect(await pictures.find('200-ver')).toBeNull();
});

it('keeps nothing of what cannot be read, and nothing for nobody', async () => {
  const pictures = keeper();
  expect(await pictures.take('1-ver', '/gone', signal)).toBeNull();
  owner = null;
  expect((await pictures.take('1-ver', '/a', signal))?.size).toBe(10);
  expect([caches.kept.size, await pictures.find('1-ver')]).toEqual([0, null]);
});
