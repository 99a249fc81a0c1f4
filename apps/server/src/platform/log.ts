import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/**
 * Structured log to standard output. It never contains tokens, cookies, queries (positions, remarks, tokens of photos), or values
 * that PostgreSQL quotes from a statement.
 */
export function loggerOptions(level: string): LoggerOptions & { serializers: Record<string, (value: never) => unknown> } {
  return {
    level,
    redact: ['req.headers["access-token"]', 'req.headers["usuario-simulado"]', 'req.headers.cookie', 'req.headers.authorization'],
    serializers: {
      err: (error: Error & { code?: string }) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack }),
      req: (request: FastifyRequest) => ({ method: request.method, url: request.url.split('?', 1)[0], id: request.id }),
    },
  };
}
