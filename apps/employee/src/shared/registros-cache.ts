import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { HOY_KEY, REGISTROS_KEY } from './query-keys.ts';

// What several features keep of the record, and how they tell each other that it changed.

/** One day with its records, corrections and sum. */
export function diaQuery(client: Client, fecha: string) {
  return queryOptions({
    queryKey: [...REGISTROS_KEY, 'listado', fecha],
    queryFn: ({ signal }) => client.call(registros.listado, { filtro_fecha: fecha }, { signal }),
    staleTime: 30_000,
  });
}

/** Home shows the day that an answer brought along. What was asked before it and comes after it would show the day of before. */
export function showHoy(queryClient: QueryClient, hoy: HoyVista): void {
  void queryClient.cancelQueries({ queryKey: HOY_KEY, exact: true });
  queryClient.setQueryData(HOY_KEY, hoy);
}

/** An answer brought the new day along: home shows it at once, and whatever else is on the screen is asked for again. */
export function adoptHoy(queryClient: QueryClient, hoy: HoyVista): void {
  showHoy(queryClient, hoy);
  const isHoy = (key: readonly unknown[]): boolean => key.length === HOY_KEY.length && key[1] === HOY_KEY[1];
  void queryClient.invalidateQueries({ queryKey: REGISTROS_KEY, predicate: ({ queryKey }) => !isHoy(queryKey) });
}

/** The record changed, or may have: all of it is asked for again. */
export function refreshRegistros(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: REGISTROS_KEY });
}
