import { useEffect, useEffectEvent, useState } from 'react';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { useAsuntos, type Estado } from './api.ts';
import { resolvedVersionOf, nextAfter } from './model/words.ts';
import { useOpenNext } from './use-open-next.ts';

/**
 * The matter of an address, searched in the whole list of its state. `gone`: it has left the list, and `asunto` is its last or
 * its new state. Null and not searching: it does not exist. `goOn` leads to `next`; if there is none, to the list.
 */
export function useMatter(estado: Estado, id: number) {
  const { data, error, items: list, hasMore, isReadingMore, readMore, refetch } = useAsuntos(estado);
  const openNext = useOpenNext(estado);
  const found = list.find((one) => one.id === id) ?? null;
  // Once answered, by anybody, it leaves the list at any moment: the person who has it open still sees it, and goes on from where it stood.
  const [seen, setSeen] = useState<{ asunto: AsuntoVista; list: readonly AsuntoVista[] } | null>(null);
  if (found && seen?.asunto !== found) setSeen({ asunto: found, list });
  const isSearching = !found && !seen && (!data || hasMore);
  const seeks = isSearching && data !== undefined && !isReadingMore && !error;
  const onSeek = useEffectEvent(readMore);
  useEffect(() => {
    if (seeks) onSeek();
  }, [seeks]);
  const gone = !found && seen !== null;
  const resolved = useAsuntos('resueltas', gone).items;
  const nextId = nextAfter(seen?.list ?? list, id, list);
  const became = gone ? resolvedVersionOf(seen.asunto, resolved) : null;
  return {
    asunto: found ?? became ?? seen?.asunto ?? null,
    gone,
    isSearching: isSearching && !error,
    error: data ? null : error,
    refetch,
    next: list.find((one) => one.id === nextId) ?? null,
    goOn: () => openNext(nextId),
  };
}
