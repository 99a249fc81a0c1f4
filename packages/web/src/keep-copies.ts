import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, type SessionStore } from '@jornada/client';
import type { Copy, CopyStore } from '@jornada/client/idb-copies.ts';
import { ownerHere } from './owner-here.ts';

/** An answer with what is needed to be that read again. */
type Kept = { queryKey: QueryKey; meta: Query['meta']; data: unknown };

/** Which reads are kept, and which part of their answers. */
type Copied = {
  isCopied: (query: Pick<Query, 'meta' | 'queryKey'>) => boolean;
  partOf: (query: Pick<Query, 'meta' | 'state'>) => unknown;
};

type Options = Copied & {
  queryClient: QueryClient;
  session: SessionStore;
  store: CopyStore;
  version: string;
  /** Somebody who acts for another person still sees their own data in this app. */
  asOneself?: boolean;
  /** False: the copies are for another app of this browser, and this one shows nothing of an earlier visit. */
  isShowing?: boolean;
};

/**
 * Keeps the last answer of what screens show, and gives those of an earlier visit to the screens, as old: they are shown until the
 * server has answered. They belong to one person and are deleted at a log-out, and when somebody else signs in. A device that keeps
 * nothing works as before. Resolves when the screens have them.
 */
export async function keepCopies(options: Options): Promise<void> {
  const { queryClient, session, store, version, isShowing = true, isCopied, partOf } = options;
  const owner = (): string | null => ownerHere(options);
  // Somebody is signed in, and acts for somebody else: their own copies wait until they act for themselves.
  const isActing = (): boolean => owner() === null && session.get().token !== null;
  const keep = (query: Query, of: string): void => {
    const { queryKey, meta } = query;
    const kept: Kept = { queryKey, meta, data: partOf(query) };
    const at = query.state.dataUpdatedAt;
    void store.put({ key: hashKey(queryKey), owner: of, version, data: kept, at }).catch(ignore);
  };
  const follow = (query: Query): void => {
    const of = owner();
    if (of === null || !isCopied(query)) return;
    if (query.state.status === 'success') keep(query, of);
    if (isGone(query)) void store.drop(query.queryHash).catch(ignore);
  };
  const cache = queryClient.getQueryCache();
  cache.subscribe((event) => {
    if (event.type === 'updated' && ['success', 'error'].includes(event.action.type)) follow(event.query as Query);
  });
  /** Copies of somebody else are left where somebody signed out, or in, while no page was open. */
  const clearOthers = async (): Promise<Copy[]> => {
    const copies = await store.all().catch(() => []);
    if (!isActing() && copies.some((copy) => copy.owner !== owner())) await store.clear().catch(ignore);
    return copies;
  };
  // Undefined: not known before they act for themselves.
  let whose = isActing() ? undefined : owner();
  session.subscribe(() => {
    if (isActing()) return;
    const now = owner();
    if (whose === undefined && now !== null) void clearOthers();
    else if (now !== whose) void store.clear().catch(ignore);
    whose = now;
  });

  const copies = await clearOthers();
  // The server may have been quicker than this.
  for (const query of cache.getAll()) follow(query);
  if (!isShowing) return;
  for (const { owner: of, version: by, data, at } of copies) {
    // The apps of one browser share the store, and each shows only what it keeps itself.
    if (of === owner() && by === version && isCopied(data as Kept)) show(queryClient, data as Kept, at);
  }
}

/** It is not for this person any more: a conversation that they have left, an announcement that was taken back, a permission that they lost. */
const isGone = ({ state: { error } }: Query): boolean => error instanceof ApiError && (error.isMissing || error.isRefused);

/** The server may have been quicker. */
function show(queryClient: QueryClient, { queryKey, meta, data }: Kept, at: number): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query && (query.state.data !== undefined || isGone(query))) return;
  // Kept until a screen wants it, however long that takes.
  queryClient.getQueryCache().build(queryClient, { queryKey, meta, gcTime: Infinity });
  queryClient.setQueryData(queryKey, data, { updatedAt: at });
  void queryClient.invalidateQueries({ queryKey, exact: true });
}

function ignore(): void {
  // Without a place on the device there are no copies.
}
