import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { brotli } from '../../../packages/web/vite/brotli.ts';
import { loadBrowserCatalogues } from '@jornada/i18n/catalogues.ts';

/** A name with a hash identifies its content. */
const HASHED = /^assets\/.*-[\w-]{8}\.\w+$/;
/** Files that the app needs without a network, without the worker's scripts and compressed copies. */
const KEPT = /\.(?:html|js|css|woff2|svg|png|webmanifest)$/;
const WORKER = 'worker.js';
/** The reader of PDFs is large: it is kept only where somebody keeps a document. Character maps are for scripts that few papers here have. */
const READER = /\/(?:open-pdf-|pdf\.worker|openjpeg|jbig2|qcms|Foxit|Liberation)[^/]*\.(?:js|mjs|css|wasm|pfb|ttf)$/;

type Entry = { url: string; revision: string | null };

const digest = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

function filesOf(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KEPT.test(entry.name) && entry.name !== WORKER)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !READER.test(path))
    .toSorted()
    .map((path) => {
      const name = relative(folder, path);
      return { url: `/${name}`, revision: HASHED.test(name) ? null : digest(readFileSync(path)) };
    });
}

/** The addresses of the reader of PDFs. */
const readerOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => READER.test(path))
    .toSorted()
    .map((path) => `/${relative(folder, path)}`);

/** The texts come from the server, which merges them from the same files. */
function catalogues(): Entry[] {
  return Object.entries(loadBrowserCatalogues()).map(([lang, texts]) => ({
    url: `/i18n/${lang}.json`,
    revision: digest(JSON.stringify(texts)),
  }));
}

/** Builds the service worker last, with the list of files to cache. */
export function worker(): Plugin {
  let outDir = '';
  return {
    name: 'jornada-worker',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        root: join(import.meta.dirname, '..'),
        publicDir: false,
        plugins: [brotli()],
        define: {
          __PRECACHE__: JSON.stringify([...filesOf(outDir), ...catalogues()]),
          __READER__: JSON.stringify(readerOf(outDir)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: {
            input: join(import.meta.dirname, '../src/worker/worker.ts'),
            output: { entryFileNames: WORKER, format: 'iife' },
          },
        },
      });
    },
  };
}
