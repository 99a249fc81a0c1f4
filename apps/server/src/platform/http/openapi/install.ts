import type { FastifyInstance } from 'fastify';
import type { Call } from '@jornada/contract/call.ts';
import { compress, sendCompressed, type Compressed } from './compressed.ts';
import { describeApi, type Reference } from './document.ts';

/** The path of the OpenAPI document. */
const DOCUMENT_PATH = '/api/openapi.json';

/** Serves the document. It is made at the first request, so that the start does not take longer. */
export function installOpenApi(app: FastifyInstance, options: { calls: readonly Call[]; describe: () => Reference }): void {
  let made: Promise<Compressed> | undefined;
  const make = () =>
    compress({ text: JSON.stringify(describeApi(options.calls, options.describe())), type: 'application/json; charset=utf-8' });
  app.get(DOCUMENT_PATH, { exposeHeadRoute: false }, async (request, reply) =>
    sendCompressed({ file: await (made ??= make()), request, reply }),
  );
}
