import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, ownerOf, type SessionStore } from '@jornada/client';
import type { CopyStore } from '@jornada/client/idb-copies.ts';

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
};

/**
 * Keeps the last answer of what screens show, and gives those of an earlier visit to the screens, as old: they are shown until the
 * server has answered. They belong to one person and are deleted at a log-out, and when somebody else signs in. A device that keeps
 * nothing works as before. Resolves when the screens have them.
 */
export async function keepCopies({ queryClient, session, store, version, isCopied, partOf }: Options): Promise<void> {
  const owner = (): string | null => ownerOf(session.get());
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
  let whose = owner();
  session.subscribe(() => {
    const now = owner();
    // Whoever acts for somebody else is still signed in: their own copies wait until then.
    if (now === null && session.get().token !== null) return;
    if (now !== whose) void store.clear().catch(ignore);
    whose = now;
  });

  const copies = await store.all().catch(() => []);
  if (copies.some((copy) => copy.owner !== whose)) await store.clear().catch(ignore);
  // The server may have been quicker than this.
  for (const query of cache.getAll()) follow(query);
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
