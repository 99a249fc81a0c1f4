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
  let key: PinKey | null = null;
  let owner: string | null = null;
  let stopFollowing = (): void => undefined;

  const close = (): void => {
    key = null;
    stopFollowing();
    stopFollowing = () => undefined;
    if (!isOpen.get()) return;
    isOpen.set(false);
    queryClient().removeQueries({ predicate: ({ meta }) => meta?.conPin === true });
  };
  /** Nobody but the person who typed the PIN goes on with it. */
  const isTheirs = (): boolean => {
    const current = session().get();
    return current.token !== null && current.simulatedUser === null && ownerOf(current) === owner;
  };
  const until = (): Temporal.Instant | null => (key ? Temporal.Instant.from(key.hasta) : null);
  const check = (): boolean => {
    const end = until();
    if (end && Temporal.Instant.compare(now(), end) >= 0) close();
    return key !== null;
  };
  return {
    isOpen,
    until,
    check,
    close,
    begin: (given) => {
      key = given;
      owner = ownerOf(session().get());
      stopFollowing();
      stopFollowing = session().subscribe(() => !isTheirs() && close());
      isOpen.set(true);
    },
    forClient: {
      pinToken: ({ conPin, path }) => ((conPin || path === FILE_LINK) && isOpen.get() && isTheirs() ? (key?.Token ?? null) : null),
      onPinMissing: close,
    },
  };
}
