import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { hoyQuery } from '../../shared/hoy-query.ts';
import { useServices, type Services } from '../../shared/services.tsx';
import { proyectosQuery, tiposQuery } from '../../shared/tipos-query.ts';

const HALF_MINUTE = 30_000;

export { hoyQuery };

/** This month's balance with the days that add up to it. Any clock action may change it. */
export function saldoQuery(client: Client) {
  return queryOptions({
    queryKey: ['registros', 'balance'],
    queryFn: ({ signal }) => client.call(registros.balance, {}, { signal }),
    staleTime: HALF_MINUTE,
  });
}

/** Starts what home needs while its code is still on the way. The screen shows what failed. */
export function preloadHome({ client, queryClient }: Services): void {
  void queryClient.query(hoyQuery(client)).catch(shownByTheScreen);
  void queryClient.query(tiposQuery(client)).catch(shownByTheScreen);
}

export function preloadSaldo({ client, queryClient }: Services): void {
  void queryClient.query(saldoQuery(client)).catch(shownByTheScreen);
}

function shownByTheScreen(): void {
  // The query keeps its error; whoever draws it says it.
}

export function useHoy() {
  return useQuery(hoyQuery(useServices().client));
}

export function useTipos() {
  return useQuery(tiposQuery(useServices().client));
}

/** Only fetched where a project is to be chosen. */
export function useProyectos({ enabled }: { enabled: boolean }) {
  return useQuery({ ...proyectosQuery(useServices().client), enabled });
}

export function useSaldo() {
  return useQuery(saldoQuery(useServices().client));
}
