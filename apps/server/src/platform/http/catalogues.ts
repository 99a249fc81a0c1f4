import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { loadBrowserCatalogues } from '@jornada/i18n/catalogues.ts';

type File = { text: string; br: Buffer; gzip: Buffer; etag: string };

/** `/i18n/<language>.json`: all texts of a language, merged and compressed once. The `v` of the query only names the version. */
export function installCatalogues(app: FastifyInstance): void {
  const catalogues = loadBrowserCatalogues();
  const files = new Map<string, File>(
    IDIOMAS.map((idioma: Idioma) => {
      const text = JSON.stringify(catalogues[idioma]);
      return [
        idioma,
        { text, br: brotliCompressSync(text), gzip: gzipSync(text), etag: `"${createHash('sha1').update(text).digest('hex')}"` },
      ];
    }),
  );
  app.get<{ Params: { file: string } }>('/i18n/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const file = files.get(request.params.file.replace(/\.json$/, ''));
    if (!file) return reply.callNotFound();
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
    return reply.send(file.text);
  });
}
