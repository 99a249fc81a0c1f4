import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../platform/http/language.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';

const [ACCESS_TOKEN, SIMULATED] = [CABECERAS.accessToken.toLowerCase(), CABECERAS.usuarioSimulado.toLowerCase()];

/** The access token of a request. */
export const accessTokenOf = ({ headers }: FastifyRequest): string | undefined => headers[ACCESS_TOKEN] as string | undefined;

/**
 * What else a request says about its caller. `ignoreSimulated`: the caller counts as themselves, even if they act for somebody
 * else.
 */
export const headersOf = ({ headers, ip }: FastifyRequest, { ignoreSimulated }: { ignoreSimulated: boolean }) => ({
  direccion: ip,
  // Most people have chosen a language, and then nobody asks for this one.
  idioma: () => (headers['accept-language'] === undefined ? undefined : preferredLanguage(headers['accept-language'])),
  simulado: ignoreSimulated ? undefined : (headers[SIMULATED] as string | undefined),
});
