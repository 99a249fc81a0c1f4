import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { inSources } from './trace.ts';

/**
 * Structured log to standard output. It never contains tokens, cookies, queries (positions, remarks, tokens of photos), or values
 * that PostgreSQL quotes from a statement.
 */
export function loggerOptions(level: string): LoggerOptions & { serializers: Record<string, (value: never) => unknown> } {
  return {
    level,
    redact: ['req.headers["access-token"]', 'req.headers["usuario-simulado"]', 'req.headers.cookie', 'req.headers.authorization'],
    serializers: {
      err: ({ name, code, message, stack }: Error & { code?: string }) => ({ type: name, code, message, stack: stack && inSources(stack) }),
      req: (request: FastifyRequest) => ({ method: request.method, url: request.url.split('?', 1)[0], id: request.id }),
    },
  };
}
