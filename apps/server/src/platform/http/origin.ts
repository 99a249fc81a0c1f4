import type { FastifyRequest } from 'fastify';

/**
 * The origin under which people reach this server: from the settings, otherwise from the request. In the second case the header
 * `Origin` must say the same; null if the request comes from a page of another site or through another host, or from the mobile
 * wrapper: passkeys are bound to an origin that it does not have.
 */
export function originOf(request: FastifyRequest, publicUrl: string | null): string | null {
  if (request.isMobile) return null;
  if (publicUrl) return new URL(publicUrl).origin;
  const own = `${request.protocol}://${request.host}`;
  const { origin } = request.headers;
  return origin === undefined || origin === own ? own : null;
}
