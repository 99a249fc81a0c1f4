import { useSyncExternalStore } from 'react';

/** A value that the whole app may read. Components that read it are drawn again when it changes. */
export type Observable<T> = { get(): T; set(value: T): void; subscribe(listener: () => void): () => void };

export function createObservable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value now, and again after each change. */
export function useObservable<T>({ get, subscribe }: Pick<Observable<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get, get);
}
