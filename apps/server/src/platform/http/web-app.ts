import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths that the page never answers for. */
const NOT_PAGES = /^\/(api|instancia|i18n|assets|metrics|healthz|readyz)(\/|$)/;

/**
 * Serves a built browser app at `/`: files with a hash in their name for ever, pre-compressed where they are, and the
 * page itself for every address of a screen. Files are looked up when asked for: a new build needs no new start.
 */
export async function installWebApp(
  app: FastifyInstance,
  folder: string,
): Promise<{ sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | null }> {
  if (!existsSync(join(folder, 'index.html'))) return { sendPage: () => null };
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${folder}/assets/`);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NOT_PAGES.test(request.url.split('?', 1)[0] ?? '') &&
      (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/);
    return isPage ? reply.sendFile('index.html') : null;
  };
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: (request, reply) => sendPage(request, reply) ?? reply.callNotFound() });
  return { sendPage };
}
