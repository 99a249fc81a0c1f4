import type { FastifyRequest } from 'fastify';
import { CABECERAS } from '@jornada/contract/envelope.ts';

const [ACCESS_TOKEN, SIMULATED] = [CABECERAS.accessToken.toLowerCase(), CABECERAS.usuarioSimulado.toLowerCase()];

/**
 * What a request says about its caller. `ignoreSimulated`: the caller counts as themselves, even if they act for somebody else.
 */
export const headersOf = ({ headers, ip }: FastifyRequest, { ignoreSimulated }: { ignoreSimulated: boolean }) => ({
  direccion: ip,
  accessToken: headers[ACCESS_TOKEN] as string | undefined,
  simulado: ignoreSimulated ? undefined : (headers[SIMULATED] as string | undefined),
});
