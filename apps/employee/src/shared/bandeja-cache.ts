import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { bandeja } from '@jornada/contract/bandeja.ts';

/** Everything of the inbox lies below this. */
export const BANDEJA = ['bandeja'] as const;

const FEW_MINUTES = 3 * 60_000;

/** How many matters wait for the answer of whoever is signed in: the count on the bell. */
export function pendientesQuery(client: Client) {
  return queryOptions({
    queryKey: [...BANDEJA, 'pendientes'],
    queryFn: ({ signal }) => client.call(bandeja.pendientes, {}, { signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    refetchInterval: FEW_MINUTES,
  });
}

/** Something was proposed, answered or taken back: list and count are asked for again. */
export function refreshBandeja(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: BANDEJA });
}
