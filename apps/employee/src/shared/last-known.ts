import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { ownerOf, type KeyValueStorage, type SessionStore } from '@jornada/client';
import { loadChunk } from '@jornada/web/load-chunk.ts';

const KEY = 'jornada.dia';

type Answer = { key: QueryKey; data: unknown; at: number };
type Kept = { owner: string; version: string; answers: Answer[] };

/** Reads marked as `isKept`: home can be drawn from them without a request. */
const isKept = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.isKept === true;

/** The data stored for this person; null if there are none, or if they are somebody else's. */
function read(storage: KeyValueStorage, owner: string | null): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.owner === owner && Array.isArray(kept.answers) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Stores the last state of the day on this device (all reads marked as `isKept`), so that the app opens at once, and without a
 * network. It is shown as old and read again. The data belong to one person: they are deleted at a log-out, and when somebody
 * else signs in.
 */
export function keepLastKnown(options: {
  queryClient: QueryClient;
  session: SessionStore;
  storage: KeyValueStorage;
  version: string;
}): void {
  const { queryClient, session, storage, version } = options;
  const show = ({ key, data, at }: Answer): void => {
    // A screen may use it later or never; until then it stays in the cache.
    queryClient.getQueryCache().build(queryClient, { queryKey: key, meta: { isKept: true } });
    queryClient.setQueryData(key, data, { updatedAt: at });
    // Shown at once, but always read again: the person may have reloaded the page for new data.
    void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  };
  const kept = read(storage, ownerOf(session.get()));
  if (kept?.version === version) for (const answer of kept.answers) show(answer);
  else if (kept) void adopt(kept);

  /**
   * Data of another version are checked, and shown if they fit and the server has not answered yet. The code for the check is
   * loaded only for this.
   */
  async function adopt({ owner: whose, answers }: Kept): Promise<void> {
    const { understand } = await loadChunk(() => import('./last-known-check.ts'));
    if (ownerOf(session.get()) !== whose) return;
    for (const { key, data, at } of answers) {
      const understood = understand(key, data);
      if (understood !== undefined && queryClient.getQueryData(key) === undefined) show({ key, data: understood, at });
    }
  }

  const keep = (): void => {
    const owner = ownerOf(session.get());
    if (owner === null) return;
    const all = queryClient.getQueryCache().findAll({ predicate: isKept });
    const answers = all.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) => (data === undefined ? [] : [{ key, data, at }]));
    if (answers.length > 0) storage.setItem(KEY, JSON.stringify({ owner, version, answers } satisfies Kept));
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isKept(query as Query) && query.state.status === 'success') keep();
  });
  let owner = ownerOf(session.get());
  session.subscribe(() => {
    const now = ownerOf(session.get());
    if (now !== owner) storage.removeItem(KEY);
    owner = now;
  });
}
