import { once } from 'node:events';
import type { ServerProcess } from './server-process.ts';

/** Lets a test ask for a server's memory. On a free port of this machine only. */
export const WITH_INSPECTOR = { NODE_OPTIONS: '--inspect=127.0.0.1:0' } as const;

type Reply = { id?: number; result?: { usedSize?: number; backingStorageSize?: number }; error?: { message: string } };

/**
 * The memory that a server still holds after garbage collection, in bytes: objects and buffers. Read through Node's debugging
 * protocol, so that the product needs nothing for it. @throws Error if the server was not started with WITH_INSPECTOR.
 */
export async function heldBytes({ said }: Pick<ServerProcess, 'said'>): Promise<number> {
  const address = /Debugger listening on (ws:\S+)/.exec(said())?.[1];
  if (!address) throw new Error('the server has no inspector');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  const ask = async (method: string): Promise<NonNullable<Reply['result']>> => {
    last += 1;
    const id = last;
    const answered = Promise.withResolvers<NonNullable<Reply['result']>>();
    const onMessage = ({ data }: MessageEvent): void => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== id) return;
      socket.removeEventListener('message', onMessage);
      if (reply.result) answered.resolve(reply.result);
      else answered.reject(new Error(reply.error?.message ?? `${method} failed`));
    };
    socket.addEventListener('message', onMessage);
    socket.send(JSON.stringify({ id, method }));
    return answered.promise;
  };
  try {
    // Memory that is freed late (by finalizers, by the end of a connection) goes with the second collection.
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const { usedSize = 0, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}
