import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CABECERA_SECRETOS } from '@jornada/contract/mobile-app.ts';
import type { FromOrigin } from './browsers.ts';
import { Unavailable } from './unavailable.ts';

/** What was asked for is at another server of ours. `to` is its address. */
export class Moved extends Error {
  readonly to: string;

  constructor(to: string, options?: ErrorOptions) {
    super('moved', options);
    this.to = to;
  }
}

/** Two servers that send a request to each other must not do so for ever. */
const ONCE = 'x-jornada-passed-on';
/** What belongs to the connection, or is made anew. The answer comes uncompressed. */
const DROPPED =
  /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|accept-encoding|origin|referer)$/;
/** Of the answer: the rest is for this server to say. */
const GIVEN = /^(?:content-type|content-disposition|cache-control|retry-after|request-action|x-content-type-options|x-accel-buffering)$/;
const FORM = /^multipart\//i;

/** A file is still arriving when it is found out that its receiver has moved, and a request is passed on only once. */
export const canPassOn = ({ headers }: FastifyRequest): boolean => headers[ONCE] === undefined && !FORM.test(headers['content-type'] ?? '');

function headersFor({ headers, ip, protocol, isMobile }: FastifyRequest & FromOrigin, to: string): Headers {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.test(name));
  const sent = new Headers(kept.map(([name, value]) => [name, String(value)]));
  // The page was let through by the rules of this server, which the other one trusts. The wrapper stays what it is: it has no cookies.
  if (headers.origin !== undefined) sent.set('origin', isMobile ? headers.origin : new URL(to).origin);
  sent.set('x-forwarded-for', ip);
  sent.set('x-forwarded-proto', protocol);
  sent.set(ONCE, '1');
  return sent;
}

/** Asks the other server the same, and gives its answer. @throws Unavailable if it does not answer. */
export async function passOn({ to }: Moved, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const hasBody = request.body !== undefined && request.body !== null;
  const answer = await fetch(to + request.url, {
    method: request.method,
    headers: headersFor(request, to),
    ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
    redirect: 'manual',
    signal: gone.signal,
  }).catch((error: unknown) => {
    throw new Unavailable('moved', error);
  });
  for (const [name, value] of answer.headers) if (GIVEN.test(name)) void reply.header(name, value);
  const secrets = answer.headers.get(CABECERA_SECRETOS);
  if (secrets !== null && request.isMobile) void reply.header(CABECERA_SECRETOS, secrets);
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  void reply.code(answer.status);
  return reply.send(answer.body === null ? null : Readable.from(answer.body));
}
