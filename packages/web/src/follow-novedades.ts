import { ApiError, pauseBefore, type Client, type Session, type SessionStore } from '@jornada/client';
import { novedades } from '@jornada/contract/novedades.ts';

/** Pauses after that many failures in a row, in milliseconds. The last one repeats. */
const PAUSES = [2_000, 10_000, 30_000, 120_000, 300_000] as const;

type Options = {
  client: Pick<Client, 'follow'>;
  session: SessionStore;
  /** Whether somebody is looking and there is a network. Otherwise no connection is kept open. */
  isWanted(): boolean;
  /** Calls back when `isWanted` may have changed. */
  onChange(listener: () => void): void;
  /** Something of this feature may be new; null: of any. */
  onNews(tema: string | null): void;
  /** The stream is open for the first time. What came between the first reads and now was not told. */
  onFirst?(): void;
  /** Resolves after so many milliseconds, or at the abort. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  random?: () => number;
};

/** The person whose news these are; null without a session. It is the same person after the token is renewed. */
function listenerOf({ token, instanceUrl, profile, simulatedUser }: Session): string | null {
  if (token === null) return null;
  return [instanceUrl, profile?.EntidadId, profile?.UserName, simulatedUser?.DNI].join(' ');
}

/**
 * Follows the news for the person who is signed in, as long as the app is visible. After an interruption of the stream everything
 * is read again, because news of that time is not sent later.
 */
export function followNovedades({ client, session, isWanted, onChange, onNews, onFirst, pause, random = Math.random }: Options): void {
  let current: { listener: string; stop: AbortController } | null = null;
  let earlierListener: string | null = null;

  async function run(listener: string, signal: AbortSignal): Promise<void> {
    let failures = 0;
    const onOpen = (): void => {
      failures = 0;
      if (earlierListener === listener) onNews(null);
      else onFirst?.();
      earlierListener = listener;
    };
    while (!signal.aborted) {
      let least = 0;
      try {
        await client.follow(novedades.seguir, {}, { signal, onOpen, onEvent: ({ tema }) => onNews(tema) });
      } catch (error) {
        // The end of the session is reported elsewhere.
        if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
        least = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
        failures += 1;
      }
      const own = PAUSES[Math.min(Math.max(failures - 1, 0), PAUSES.length - 1)] ?? 0;
      await pause(pauseBefore(Math.max(own, least), random()), signal);
    }
  }

  function check(): void {
    const listener = isWanted() ? listenerOf(session.get()) : null;
    if (listener === (current?.listener ?? null)) return;
    current?.stop.abort();
    current = listener === null ? null : { listener, stop: new AbortController() };
    if (current) void run(current.listener, current.stop.signal);
  }

  session.subscribe(check);
  onChange(check);
  check();
}
