import type { PrecacheController } from 'workbox-precaching';

/** Browsers open six connections to a server without HTTP/2; one more waits, so that none stands idle. */
const AT_ONCE = 7;

/** What the library needs of an event; its own type is that of a worker's globals, and the app is type-checked for a page. */
export type LastingEvent = { waitUntil(work: Promise<unknown>): void };

/**
 * Fetches the files of a build several at a time. The library's own `install` takes one after the other: with hundreds of small files
 * that is one round trip each, a minute on a slow network in which the app cannot start without one. Afterwards that `install` finds
 * them all kept.
 */
export async function keepSeveral(files: Pick<PrecacheController, 'strategy' | 'getURLsToCacheKeys'>, event: LastingEvent): Promise<void> {
  const waiting = [...files.getURLsToCacheKeys()];
  const takeTurns = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, cacheKey] = next;
      // A name without a hash may be in the browser's cache with older content.
      const request = new Request(url, { cache: cacheKey === url ? 'default' : 'reload', credentials: 'same-origin' });
      await Promise.all(files.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
}
