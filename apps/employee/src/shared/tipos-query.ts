import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { tipos } from '@jornada/contract/tipos.ts';
import { TIPOS_KEY } from './query-keys.ts';

/** The company's record types, in its order. They change about once a year. */
export function tiposQuery(client: Client) {
  return queryOptions({
    queryKey: TIPOS_KEY,
    queryFn: ({ signal }) => client.call(tipos.todos, {}, { signal }),
    staleTime: 30 * 60_000,
  });
}

/** The open projects. */
export function proyectosQuery(client: Client) {
  return queryOptions({
    queryKey: ['tipos', 'proyectos'],
    queryFn: ({ signal }) => client.call(tipos.proyectos, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
