import { useSyncExternalStore } from 'react';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { useOnline } from '@jornada/web/use-online.ts';
import { isCopied } from './copied-calls.ts';

const isCutOff = ({ state: { error } }: Query): boolean => error instanceof ApiError && error.isNetwork;

/** When the oldest answer on the screen was received, in milliseconds, if there is no network to read it again; otherwise null. */
function shownSince(queryClient: QueryClient, isOnline: boolean): number | null {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isCopied });
  const old = shown.filter((query) => query.state.data !== undefined && (!isOnline || isCutOff(query)));
  return old.length === 0 ? null : Math.min(...old.map(({ state }) => state.dataUpdatedAt));
}

/** See `shownSince`. Redraws when that changes. */
export function useShownSince(): number | null {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const read = (): number | null => shownSince(queryClient, isOnline);
  return useSyncExternalStore((listener) => queryClient.getQueryCache().subscribe(listener), read);
}
