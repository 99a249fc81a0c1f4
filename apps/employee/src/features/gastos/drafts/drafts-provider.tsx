import { createContext, use, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { ownerOf } from '@jornada/client';
import type { StoredDraft } from '@jornada/client/idb-drafts.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { useServices } from '../../../shared/services.tsx';
import { createDrafts, type Drafts } from './create-drafts.ts';
import { saveDraft, type Outcome } from './save-draft.ts';

type Kept = {
  drafts: Drafts;
  /** Those that are only on this device, without the one that is open. */
  waiting: readonly StoredDraft[];
  /** What came of giving them to the server. */
  outcomes: ReadonlyMap<string, Outcome>;
  /** False for somebody who acts for another person: nothing is kept on their device. */
  isKept: boolean;
};

const Context = createContext<Kept | null>(null);

/** @throws Error outside of the expenses. */
export function useDrafts(): Kept {
  const kept = use(Context);
  if (!kept) throw new Error('The drafts are missing above this component');
  return kept;
}

/** One tab at a time gives drafts to the server. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('jornada.borradores', work) : work();

/** Holds the expenses of this device, and gives those that nobody has open to the server once there is a network. */
export function DraftsProvider({ open, children }: { open: string | undefined; children: ReactNode }) {
  const { client, clock, session, queryClient } = useServices();
  const [owner] = useState(() => ownerOf(session.get()));
  const [drafts] = useState(() =>
    createDrafts({
      owner,
      open: async () => (await loadChunk(() => import('@jornada/client/idb-drafts.ts'))).createIdbDrafts(),
      now: () => clock.now().epochMilliseconds,
    }),
  );
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const isOnline = useOnline();
  const items = useObservable(drafts.items);
  const waiting = useMemo(() => items.filter(({ key }) => key !== open), [items, open]);
  useEffect(() => void drafts.read(), [drafts]);

  const give = useEffectEvent(async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      // Another tab may have been first.
      const draft = await drafts.find(key);
      if (!draft) continue;
      const outcome = await saveDraft({ client, drafts, draft });
      setOutcomes((before) => new Map([...before, [key, outcome]]));
      if (outcome === 'saved') void refreshAfter(queryClient, gastos.guardar);
    }
  });
  // What was refused is tried again when it was changed, what waits when there is a network.
  const due = waiting.map(({ key, at }) => `${key} ${at}`).join(',');
  useEffect(() => {
    const keys = due === '' ? [] : due.split(',').flatMap((one) => one.split(' ')[0] ?? []);
    if (isOnline && keys.length > 0) void inTurn(() => give(keys));
  }, [due, isOnline]);
  const kept = useMemo(() => ({ drafts, waiting, outcomes, isKept: owner !== null }), [drafts, waiting, outcomes, owner]);
  return <Context value={kept}>{children}</Context>;
}
