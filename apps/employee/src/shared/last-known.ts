import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { ownerOf, type KeyValueStorage, type SessionStore } from '@jornada/client';
import { loadChunk } from '@jornada/web/load-chunk.ts';

const KEY = 'jornada.dia';

type Answer = { key: QueryKey; data: unknown; at: number };
type Kept = { owner: string; version: string; answers: Answer[] };

/** What home needs to draw itself without a request: how it is read says so. */
const isKept = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.isKept === true;

/** What was kept for this person; null where there is nothing, or it is somebody else's. */
function read(storage: KeyValueStorage, owner: string | null): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.owner === owner && Array.isArray(kept.answers) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the last state of the day on this device, which is all that is read as `isKept`, so that the app opens at once and also without a
 * network; it is shown as old and asked for again. It is one person's: whoever signs out, or in as somebody else, takes it away.
 */
export function keepLastKnown(options: {
  queryClient: QueryClient;
  session: SessionStore;
  storage: KeyValueStorage;
  version: string;
}): void {
  const { queryClient, session, storage, version } = options;
  const show = ({ key, data, at }: Answer): void => {
    // Whoever reads it may come later, or never: it is kept on until then.
    queryClient.getQueryCache().build(queryClient, { queryKey: key, meta: { isKept: true } });
    queryClient.setQueryData(key, data, { updatedAt: at });
    // Shown at once, and asked for again however young it is: the page may have been opened anew for that.
    void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  };
  const kept = read(storage, ownerOf(session.get()));
  if (kept?.version === version) for (const answer of kept.answers) show(answer);
  else if (kept) void adopt(kept);

  /** Of another version: what fits is shown, unless the server has answered by then. What it takes to know is loaded for this alone. */
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
