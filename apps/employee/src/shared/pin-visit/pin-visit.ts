import { ownerOf, type ClientOptions, type SessionStore } from '@jornada/client';
import type { QueryClient } from '@tanstack/react-query';
import { createObservable, type Observable } from '@jornada/web/observable.ts';

/** What the PIN has given: good until `hasta`, an instant of the server. */
type PinKey = { Token: string; hasta: string };

/** The visit to the documents that a PIN has opened. It lives in memory only: a page that is loaded again asks for the PIN again. */
export type PinVisit = {
  /** Whether it is open; observed by the pages that need it. */
  isOpen: Observable<boolean>;
  /** Until when, if nobody goes on; null: it is closed. */
  until(): Temporal.Instant | null;
  begin(key: PinKey): void;
  /** Goes on with what `ask` brings, unless it was closed or begun anew meanwhile. @throws what `ask` throws. */
  goOn(ask: () => Promise<PinKey>): Promise<void>;
  /** Closes it, and forgets whatever was read with it. */
  close(): void;
  /** Closes it if its time is over. */
  check(): boolean;
  /** For the client: which calls carry the token, and what to do where it is missing. */
  forClient: Required<Pick<ClientOptions, 'pinToken' | 'onPinMissing'>>;
};

type Options = {
  now: () => Temporal.Instant;
  session: () => SessionStore;
  queryClient: () => Pick<QueryClient, 'removeQueries'>;
};

/** A file of the documents is opened by a call that opens all other files, too. */
const FILE_LINK = '/ficheros/enlace';

export function createPinVisit({ now, session, queryClient }: Options): PinVisit {
  const isOpen = createObservable(false);
  let key: { token: string; owner: string | null; end: Temporal.Instant; unfollow: () => void } | null = null;

  const close = (): void => {
    if (!key) return;
    key.unfollow();
    key = null;
    isOpen.set(false);
    queryClient().removeQueries({ predicate: ({ meta }) => meta?.conPin === true });
  };
  /** Nobody but the person who typed the PIN goes on with it. */
  const isTheirs = (): boolean => {
    const current = session().get();
    return current.token !== null && current.simulatedUser === null && ownerOf(current) === key?.owner;
  };
  const check = (): boolean => {
    if (key && Temporal.Instant.compare(now(), key.end) >= 0) close();
    return key !== null;
  };
  const begin = ({ Token: token, hasta }: PinKey): void => {
    key?.unfollow();
    const unfollow = session().subscribe(() => !isTheirs() && close());
    key = { token, owner: ownerOf(session().get()), end: Temporal.Instant.from(hasta), unfollow };
    isOpen.set(true);
  };
  return {
    isOpen,
    until: () => key?.end ?? null,
    check,
    close,
    begin,
    goOn: async (ask) => {
      const before = key;
      const next = await ask();
      // A person who has left meanwhile has closed it, and the answer opens nothing.
      if (before && key === before) begin(next);
    },
    forClient: {
      pinToken: ({ conPin, path }) => ((conPin || path === FILE_LINK) && key && isTheirs() ? key.token : null),
      onPinMissing: close,
    },
  };
}
