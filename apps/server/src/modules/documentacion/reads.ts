import type { FastifyRequest } from 'fastify';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { deviceOf } from '../auth/reads.ts';
import { whoOf } from '../cuenta/reads.ts';
import type { QuienFirma } from './proof.ts';

/** The person who signs: their session, how they reach us, and with what. */
export type Firmante = { sesion: Sesion; quien: QuienFirma };

/** The browser and the system, as the list of sessions names them. */
function browserOf(request: FastifyRequest): string {
  const { navegador, sistema } = deviceOf(deviceNameOf(request));
  return [navegador, sistema].filter(Boolean).join(' · ');
}

/** Who signs with a request. `publicUrl`: the address of the product; null: as the request says. */
export const signerOf =
  (publicUrl: string | null) =>
  ({ session, request }: { session: Sesion; request: FastifyRequest }): Firmante => ({
    sesion: session,
    quien: { ...whoOf({ session, request }), origin: originOf(request, publicUrl), aparato: browserOf(request) },
  });
