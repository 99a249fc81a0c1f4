import { ownerOf, type ClockBody, type PlacedWaiting, type Queue, type SessionStore } from '@jornada/client';
import { createObservable } from '@jornada/web/observable.ts';
import { ignore } from './ignore.ts';

const NOTHING: readonly never[] = [];

/** The queue of waiting actions, loaded once somebody is signed in: before a log-in there is nothing to send. */
export function createLazyQueue<Body = ClockBody>(
  session: Pick<SessionStore, 'get' | 'subscribe'>,
  load: () => Promise<Queue<Body>>,
): Queue<Body> {
  const shown = createObservable<readonly PlacedWaiting<Body>[]>(NOTHING);
  let loaded: Promise<Queue<Body>> | null = null;
  const isSomebodys = (): boolean => ownerOf(session.get()) !== null;
  const queue = (): Promise<Queue<Body>> => {
    loaded ??= load().then((one) => {
      one.subscribe(() => shown.set(one.get()));
      shown.set(one.get());
      return one;
    });
    loaded.catch(() => (loaded = null));
    return loaded;
  };
  const begin = (): void => void (isSomebodys() && queue().catch(ignore));
  const tryLater = async (answer: unknown): Promise<void> => (await queue()).tryLater(answer);
  session.subscribe(begin);
  begin();
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    add: async (action) => (await queue()).add(action),
    hasWaiting: async () => (await queue()).hasWaiting(),
    flush: async () => (isSomebodys() ? (await queue()).flush() : undefined),
    tryLater: (answer) => void tryLater(answer).catch(ignore),
    withdraw: async (key) => (await queue()).withdraw(key),
    refresh: async () => (await loaded)?.refresh(),
  };
}
