import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Patroni } from './patroni.ts';

const LOOK_EVERY_MS = 500;

/**
 * One address that leads to whichever PostgreSQL is the primary, as HAProxy does it that asks Patroni (docs/guides/scale.md).
 * Connections to another one are closed as soon as it no longer is.
 */
export async function startForwarder(patroni: Patroni): Promise<{ port: number; stop(): void }> {
  const open = new Map<Socket, number>();
  let target: number | undefined;
  const over = new AbortController();
  const server = createServer((socket) => {
    if (target === undefined) return socket.destroy();
    const other = connect(target, '127.0.0.1');
    open.set(socket, target);
    const end = (): void => {
      open.delete(socket);
      socket.destroy();
      other.destroy();
    };
    for (const one of [socket, other]) one.on('error', end).on('close', end);
    socket.pipe(other).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const look = async (): Promise<void> => {
    target = (await patroni.primary())?.port;
    for (const [socket, to] of open) if (to !== target) socket.destroy();
  };
  await look();
  void (async () => {
    while (!over.signal.aborted) {
      await delay(LOOK_EVERY_MS);
      await look();
    }
  })();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    port: address.port,
    stop() {
      over.abort();
      server.close();
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
