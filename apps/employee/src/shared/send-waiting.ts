import type { QueryClient } from '@tanstack/react-query';
import type { Client, ClockBody, DeviceClock } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { adoptHoy } from './registros-cache.ts';

type Options = { client: Client; clock: DeviceClock; queryClient: QueryClient; body: ClockBody; idempotencyKey: string };

/**
 * Sends one waiting clock action; its answer brings the new day along. `retenido`: it came after its month had been closed, and
 * the company has it in keeping. @throws ApiError
 */
export async function sendWaiting({ client, clock, queryClient, body, idempotencyKey }: Options): Promise<{ retenido: boolean }> {
  const enviado = Temporal.Instant.fromEpochMilliseconds(Math.round(clock.read().deviceMs)).toString();
  const diferido = body.diferido && { ...body.diferido, enviado };
  const { hoy, retenido } = await client.call(registros.entregar, { ...body, diferido }, { idempotencyKey });
  adoptHoy(queryClient, hoy);
  return { retenido };
}
