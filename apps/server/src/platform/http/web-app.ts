import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A built browser app: its folder, and the path below which its pages are (`/`, `/admin`). */
export type WebApp = { folder: string; base: string };

/** Paths that are never pages of the app. */
const NOT_PAGES = /^(?:\/\w+)?\/(?:api|instancia|i18n|assets|metrics|healthz|readyz|\.well-known)(?:\/|$)/;

/**
 * Serves built browser apps. Files with a hash in their name may be cached for ever, and are sent compressed if the build
 * compressed them. Every address of a screen gets the page itself. Files are looked up at each request, so a new build needs no
 * restart.
 */
export async function installWebApps(
  app: FastifyInstance,
  webApps: readonly WebApp[],
): Promise<{ sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | null }> {
  const built = webApps.filter(({ folder }) => existsSync(join(folder, 'index.html')));
  for (const [index, { folder, base }] of built.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: base === '/' ? base : `${base}/`,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${folder}/assets/`);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const isBelow = (path: string, base: string): boolean => base === '/' || path === base || path.startsWith(`${base}/`);
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    if (built.length === 0) return null;
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NOT_PAGES.test(path) &&
      (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/);
    if (!isPage) return null;
    // The longest base that the path begins with.
    const [found] = built.filter(({ base }) => isBelow(path, base)).toSorted((a, b) => b.base.length - a.base.length);
    return found ? reply.sendFile('index.html', found.folder) : null;
  };
  for (const url of built.flatMap(({ base }) => (base === '/' ? [base] : [base, `${base}/`]))) {
    app.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => sendPage(request, reply) ?? reply.callNotFound() });
  }
  return { sendPage };
}
