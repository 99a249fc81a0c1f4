import { useState } from 'react';
import type { SolicitudPorDecidir } from '@jornada/contract/solicitudes/calls.ts';
import { MOST_AT_ONCE } from './reads.ts';

/**
 * A cancellation is not a request: yes to both at once would be two different things, so it is decided by itself. In a closed month nobody
 * decides about a correction.
 */
export const isForSeveral = ({ estado, asunto }: SolicitudPorDecidir): boolean => estado !== 'anulacion-solicitada' && !asunto?.cerrado;

/** The requests that are ticked. One that left the list is not ticked any more. */
export function useChosen(items: readonly SolicitudPorDecidir[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const offers = items.filter(isForSeveral);
  const chosen = offers.filter(({ id }) => ids.has(id));
  const offered = offers.slice(0, MOST_AT_ONCE);
  return {
    chosen,
    has: (id: number): boolean => ids.has(id),
    toggle: (id: number): void => {
      const next = new Set(ids);
      if (!next.delete(id) && chosen.length < MOST_AT_ONCE) next.add(id);
      setIds(next);
    },
    /** Whether there is anything to tick. */
    isOffered: offered.length > 0,
    isAll: offered.length > 0 && chosen.length === offered.length,
    toggleAll: (): void => setIds(new Set(chosen.length === offered.length ? [] : offered.map(({ id }) => id))),
    /** Ticks these, and nothing else. */
    put: (these: readonly SolicitudPorDecidir[]): void => setIds(new Set(these.map(({ id }) => id))),
    clear: (): void => setIds(new Set()),
  };
}

export type ChosenRequests = ReturnType<typeof useChosen>;
