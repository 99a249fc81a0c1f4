import { createObservable, type Observable } from '@jornada/web/observable.ts';
import type { NotifiedMessage } from '../native/worker-message.ts';

/** A notification that waits for its turn; `key` tells it from every other one. */
export type WaitingNotice = NotifiedMessage & { key: number };

/** What came while the app is in use, or was tapped: dealt with one by one, in the order in which it came. */
export type Incoming = Pick<Observable<readonly WaitingNotice[]>, 'get' | 'subscribe'> & {
  add(message: NotifiedMessage): void;
  /** This one is dealt with. */
  done(key: number): void;
};

const isSame = ({ notification: one }: NotifiedMessage, { notification: other }: NotifiedMessage): boolean =>
  one.tipo === other.tipo && one.id === other.id && one.ruta === other.ruta;

export function createIncoming(): Incoming {
  const waiting = createObservable<readonly WaitingNotice[]>([]);
  let last = 0;
  return {
    get: waiting.get,
    subscribe: waiting.subscribe,
    add(message) {
      const all = waiting.get();
      // What is said twice before it is dealt with is dealt with once; a tap is not lost by it.
      if (all.some((one) => isSame(one, message))) {
        waiting.set(all.map((one) => (isSame(one, message) ? { ...one, isTapped: one.isTapped || message.isTapped } : one)));
        return;
      }
      last += 1;
      waiting.set([...all, { ...message, key: last }]);
    },
    done: (key) => waiting.set(waiting.get().filter((one) => one.key !== key)),
  };
}
