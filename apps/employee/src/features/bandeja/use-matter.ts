import { useEffect, useState } from 'react';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { matterList, useAsuntos, type Estado } from './api.ts';
import { becameOf } from './model/words.ts';

/**
 * The matter of an address, found in the list of its state however far down it stands. `gone`: it has left the list, and
 * `asunto` is what it was, or became since, if somebody else was faster; null and not searching: there is none.
 */
export function useMatter(estado: Estado, id: number | null) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useAsuntos(estado);
  // What the server refused leaves the list; its reader must still see what the refusal is about.
  const [refused, setRefused] = useState<AsuntoVista | null>(null);
  const list = matterList(data);
  const found = list.find((one) => one.id === id) ?? null;
  const isSearching = id !== null && !found && (!data || hasNextPage);
  useEffect(() => {
    if (isSearching && data && !isFetchingNextPage && !error) void fetchNextPage();
  }, [isSearching, data, isFetchingNextPage, error, fetchNextPage]);
  const kept = refused?.id === id ? refused : null;
  const resolved = useAsuntos('resueltas', kept !== null).data;
  const became = kept && becameOf(kept, matterList(resolved));
  return {
    list,
    asunto: found ?? became ?? kept,
    gone: !found && kept !== null,
    isSearching: isSearching && !error,
    error: data ? null : error,
    refetch,
    onRefused: setRefused,
  };
}
