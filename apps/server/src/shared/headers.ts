import type { FastifyRequest } from 'fastify';
import { CABECERAS } from '@jornada/contract/envelope.ts';

const [ACCESS_TOKEN, SIMULATED] = [CABECERAS.accessToken.toLowerCase(), CABECERAS.usuarioSimulado.toLowerCase()];

/** What a request says of who calls; `ignoreSimulated`: as themselves, whomever they act for. */
export const headersOf = ({ headers, ip }: FastifyRequest, { ignoreSimulated }: { ignoreSimulated: boolean }) => ({
  direccion: ip,
  accessToken: headers[ACCESS_TOKEN] as string | undefined,
  simulado: ignoreSimulated ? undefined : (headers[SIMULATED] as string | undefined),
});
