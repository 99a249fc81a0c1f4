import type { QueryClient } from '@tanstack/react-query';
import type { Client, ClockBody } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { adoptHoy } from './registros-cache.ts';

type Options = { client: Client; queryClient: QueryClient; body: ClockBody; idempotencyKey: string };

/**
 * Sends one waiting clock action; its answer brings the new day along. `retenido`: it came after its month had been closed, and
 * the company has it in keeping. @throws ApiError
 */
export async function sendWaiting({ client, queryClient, body, idempotencyKey }: Options): Promise<{ retenido: boolean }> {
  const { hoy, retenido } = await client.call(registros.entregar, body, { idempotencyKey });
  adoptHoy(queryClient, hoy);
  return { retenido };
}
