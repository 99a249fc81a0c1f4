import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { HOY_KEY } from './query-keys.ts';

/** The day as the record has it, with week, month and what comes next: everything home shows, in one call. */
export function hoyQuery(client: Client) {
  return queryOptions({
    queryKey: HOY_KEY,
    queryFn: ({ signal }) => client.call(registros.registrosHoy, {}, { signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
