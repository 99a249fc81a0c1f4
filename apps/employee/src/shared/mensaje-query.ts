import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';

/** Whether today differs from the plan, and what the company offers to do about it; `tipo`: that of the clock-out. */
export function mensajeQuery(client: Client, tipo: number) {
  return queryOptions({
    queryKey: ['registros', 'fin-jornada', 'mensaje', tipo],
    queryFn: ({ signal }) => client.call(registros.mensajeConfirmacion, { tipo, timezone: deviceZone() }, { signal }),
    staleTime: 10_000,
  });
}
