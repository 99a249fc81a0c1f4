import type { FastifyRequest } from 'fastify';

/**
 * Under which origin people reach this server: as the settings say, else as the request does. Then a browser has to say the same in
 * `Origin`; null for what was sent from elsewhere, or by way of another host.
 */
export function originOf(request: FastifyRequest, publicUrl: string | null): string | null {
  if (publicUrl) return new URL(publicUrl).origin;
  const own = `${request.protocol}://${request.host}`;
  const { origin } = request.headers;
  return origin === undefined || origin === own ? own : null;
}
