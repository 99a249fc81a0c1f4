import type { QueryClient } from '@tanstack/react-query';
import type { Client, ClockBody } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { adoptHoy } from './registros-cache.ts';

type Options = { client: Client; queryClient: QueryClient; body: ClockBody; idempotencyKey: string };

/** Sends one waiting clock action; its answer brings the new day along. @throws ApiError */
export async function sendWaiting({ client, queryClient, body, idempotencyKey }: Options): Promise<void> {
  const { hoy } = await client.call(registros.guardar, body, { idempotencyKey });
  adoptHoy(queryClient, hoy);
}
