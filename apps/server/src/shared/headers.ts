import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../platform/http/language.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';

const [ACCESS_TOKEN, SIMULATED] = [CABECERAS.accessToken.toLowerCase(), CABECERAS.usuarioSimulado.toLowerCase()];

/**
 * What a request says about its caller. `ignoreSimulated`: the caller counts as themselves, even if they act for somebody else.
 */
export const headersOf = ({ headers, ip }: FastifyRequest, { ignoreSimulated }: { ignoreSimulated: boolean }) => ({
  direccion: ip,
  ...(headers['accept-language'] !== undefined && { idioma: preferredLanguage(headers['accept-language']) }),
  accessToken: headers[ACCESS_TOKEN] as string | undefined,
  simulado: ignoreSimulated ? undefined : (headers[SIMULATED] as string | undefined),
});
