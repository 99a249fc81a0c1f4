import type { QueryClient } from '@tanstack/react-query';
import type { Client, ClockBody, DeviceClock } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { settle } from '@jornada/web/after-call.ts';
import { hoyQuery } from './reads.ts';

type Options = { client: Client; clock: DeviceClock; queryClient: QueryClient; body: ClockBody; idempotencyKey: string };

type Arrived = { retenido: boolean; propuesto: boolean; sinObservacion: boolean };

/**
 * Sends one waiting clock action; its answer contains the new day. `retenido`: it arrived after its month was closed, and the
 * company keeps it. `propuesto`: it counts once the company agrees. `sinObservacion`: the company shows no remarks any more. @throws ApiError
 */
export async function sendWaiting({ client, clock, queryClient, body, idempotencyKey }: Options): Promise<Arrived> {
  const enviado = Temporal.Instant.fromEpochMilliseconds(Math.round(clock.read().deviceMs)).toString();
  const diferido = body.diferido && { ...body.diferido, enviado };
  const answer = await client.call(registros.entregar, { ...body, diferido }, { idempotencyKey });
  void settle(queryClient, registros.entregar, answer);
  return { retenido: answer.retenido, propuesto: answer.propuesto, sinObservacion: answer.sinObservacion };
}

/** Reads the day again if it is shown, because it contains what another tab has sent. */
export const refreshDay = ({ client, queryClient }: Pick<Options, 'client' | 'queryClient'>): Promise<void> =>
  queryClient.refetchQueries({ queryKey: hoyQuery({ client }).queryKey });
