import type { FastifyRequest } from 'fastify';

/** Begins the name of a device whose session was opened in the mobile wrapper. */
export const MOBILE_MARK = 'Jornada-App ';

/**
 * What a request says about its device: `User-Agent`, with a mark in front if it comes from the mobile wrapper. A browser cannot
 * put the mark there itself.
 */
export function deviceNameOf({ headers, isMobile }: Pick<FastifyRequest, 'headers' | 'isMobile'>): string {
  const name = headers['user-agent'] ?? '';
  return isMobile ? MOBILE_MARK + name : name.replace(/^(?:Jornada-App )+/, '');
}
