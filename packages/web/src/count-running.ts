import type { Client } from '@jornada/client';
import { createObservable, type Observable } from './observable.ts';

/** The same client, and how many of its calls are under way. Streams, which never end, are not counted. */
export function countRunning(client: Client): { client: Client; running: Observable<number> } {
  const running = createObservable(0);
  const call: Client['call'] = async (target, input, options) => {
    running.set(running.get() + 1);
    try {
      return await client.call(target, input, options);
    } finally {
      running.set(running.get() - 1);
    }
  };
  return { client: { ...client, call }, running };
}
