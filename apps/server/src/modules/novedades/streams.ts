import { Readable } from 'node:stream';

/** Something passes by while nothing happens, so that neither side nor a proxy takes the silence for the end. */
export const HEARTBEAT_MS = 25_000;
/** Then it ends, and whoever still listens comes again, with a session that is looked at anew. */
const LIFE_MS = 15 * 60_000;
/** Up to so much earlier, so that those who came together do not come again together. */
const SPREAD_MS = 3 * 60_000;
/** Somebody who takes nothing off for this long is gone. */
const MOST_BYTES = 16 * 1024;

export type NewsStream = { source: Readable; send(tema: string): void; end(): void };

/** Server-sent events for one listener. `onEnd` is called once, whoever ended it. */
export function createStream({ random, onEnd }: { random: number; onEnd(): void }): NewsStream {
  const write = (text: string): void => {
    if (source.destroyed) return;
    if (source.readableLength > MOST_BYTES) source.destroy();
    else source.push(text);
  };
  const end = (): void => void (source.destroyed || source.push(null));
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
  const life = setTimeout(end, LIFE_MS - random * SPREAD_MS);
  const source = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      clearInterval(heartbeat);
      clearTimeout(life);
      onEnd();
      done(error);
    },
  });
  // Something at once: a proxy passes on the head of the answer with it.
  write(':\n\n');
  return { source, end, send: (tema) => write(`data: ${JSON.stringify({ tema })}\n\n`) };
}
