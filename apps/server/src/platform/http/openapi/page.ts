import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compress, sendCompressed, type Compressed } from './compressed.ts';

const OWN = join(import.meta.dirname, 'page');
const TYPES = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const library = (file: string) => createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`);

/** The files of the page: two of the library, and three of ours. Nothing is loaded from another server. */
const FILES: Readonly<Record<string, () => string>> = {
  '/api/docs': () => join(OWN, 'index.html'),
  '/api/docs/page.js': () => join(OWN, 'page.js'),
  '/api/docs/page.css': () => join(OWN, 'page.css'),
  '/api/docs/swagger-ui.css': () => library('swagger-ui.css'),
  '/api/docs/swagger-ui-bundle.js': () => library('swagger-ui-bundle.js'),
};

/** A page to read the OpenAPI document. Each file is read at its first request, and kept compressed. */
export function installReferencePage(app: FastifyInstance): void {
  for (const [url, find] of Object.entries(FILES)) {
    let kept: Promise<Compressed> | undefined;
    const read = async () => {
      const path = find();
      const ending = path.split('.').at(-1) as keyof typeof TYPES;
      return compress({ text: await readFile(path), type: TYPES[ending] });
    };
    app.get(url, { exposeHeadRoute: false }, async (request, reply) => sendCompressed({ file: await (kept ??= read()), request, reply }));
  }
}
