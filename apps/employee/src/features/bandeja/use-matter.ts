import { useEffect, useState } from 'react';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { matterList, useAsuntos, type Estado } from './api.ts';
import { becameOf, nextAfter } from './model/words.ts';
import { useOpenNext } from './use-open-next.ts';

/**
 * The matter of an address, searched in the whole list of its state. `gone`: it has left the list, and `asunto` is its last or
 * its new state. Null and not searching: it does not exist. `goOn` leads to the next one.
 */
export function useMatter(estado: Estado, id: number) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useAsuntos(estado);
  const openNext = useOpenNext(estado);
  const list = matterList(data);
  const found = list.find((one) => one.id === id) ?? null;
  // Once answered by anybody, a matter may leave the list at any moment. It stays open for the person who looks at it, and the
  // next one is found from its old position.
  const [seen, setSeen] = useState<{ asunto: AsuntoVista; list: AsuntoVista[] } | null>(null);
  if (found && seen?.asunto !== found) setSeen({ asunto: found, list });
  const isSearching = !found && !seen && (!data || hasNextPage);
  useEffect(() => {
    if (isSearching && data && !isFetchingNextPage && !error) void fetchNextPage();
  }, [isSearching, data, isFetchingNextPage, error, fetchNextPage]);
  const gone = !found && seen !== null;
  const resolved = useAsuntos('resueltas', gone).data;
  const became = gone ? becameOf(seen.asunto, matterList(resolved)) : null;
  return {
    asunto: found ?? became ?? seen?.asunto ?? null,
    gone,
    isSearching: isSearching && !error,
    error: data ? null : error,
    refetch,
    goOn: () => openNext(nextAfter(seen?.list ?? list, id, list)),
  };
}
