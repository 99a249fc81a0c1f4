import { createObservable, type Observable } from '@jornada/web/observable.ts';
import type { NotifiedMessage } from '../native/worker-message.ts';

/** A waiting notification; `key` identifies it. */
export type WaitingNotice = NotifiedMessage & { key: number };

/** Notifications that arrived while the app was in use, or were tapped. They are handled one by one, in order. */
export type Incoming = Pick<Observable<readonly WaitingNotice[]>, 'get' | 'subscribe'> & {
  add(message: NotifiedMessage): void;
  /** Removes a handled notification. */
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
      // A notification that comes twice is handled once. If the second one is a tap, it counts as tapped.
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
