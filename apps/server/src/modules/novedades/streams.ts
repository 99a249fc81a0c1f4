import { Readable } from 'node:stream';

/** A heartbeat, so that neither side nor a proxy takes the silence for the end. */
const HEARTBEAT_MS = 25_000;
/** After this time the stream ends. The client connects again, and its session is checked again. */
const LIFE_MS = 15 * 60_000;
/** A stream ends up to this much earlier, so that clients that connected together do not return together. */
const SPREAD_MS = 3 * 60_000;
/** A client with this much unread data is gone. */
const MOST_BYTES = 16 * 1024;

export type NewsStream = { source: Readable; send(tema: string): void; end(): void };

/** Server-sent events for one listener. `onEnd` is called once, whichever side ended it. */
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
  // Sent at once, because a proxy forwards the headers only with the first data.
  write(':\n\n');
  return { source, end, send: (tema) => write(`data: ${JSON.stringify({ tema })}\n\n`) };
}
