import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { login } from '@jornada/contract/login.ts';

/** The profile of whoever is signed in, computed anew by the server. A log-in brings a fresh one along. */
export function perfilQuery(client: Client) {
  return queryOptions({
    queryKey: ['perfil'],
    queryFn: ({ signal }) => client.call(login.conToken, {}, { signal }),
    staleTime: 15 * 60_000,
  });
}
