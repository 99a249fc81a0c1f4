import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { byLanguage, loadBrowserCatalogues } from '@jornada/i18n/catalogues.ts';

type File = { text: string; br(): Promise<Buffer>; gzip(): Promise<Buffer>; etag: string };

/** Computes something at its first use, and keeps it. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

const fileOf = (catalogue: object): File => {
  const text = JSON.stringify(catalogue);
  return {
    text,
    // The best compression takes a fifth of a second. It runs in another thread at the first request, so that it does not delay
    // the start.
    br: once(() => promisify(brotliCompress)(text)),
    gzip: once(() => promisify(gzip)(text)),
    etag: `"${createHash('sha1').update(text).digest('hex')}"`,
  };
};

const catalogues = loadBrowserCatalogues();
const files = byLanguage((idioma) => fileOf(catalogues[idioma]));

/** `/i18n/<language>.json`: all texts of a language, merged and compressed once, with its first request. The `v` of the query only names the version. */
export function installCatalogues(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/i18n/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const idioma = IDIOMAS.find((one) => request.params.file === one || request.params.file === `${one}.json`);
    if (!idioma) return reply.callNotFound();
    const file = files[idioma];
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding, origin',
    });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await file.br());
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await file.gzip());
    return reply.send(file.text);
  });
}
