import { basename, dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PLACES = /new URL\(["'](?<started>(?:\.\.?\/)+[\w-]+)\.ts["'], import\.meta\.url\)|import\.meta\.(?<what>dirname|url)/g;

/**
 * Own files find what lies beside them by where they are. What is read, such as migrations and catalogues, stays where it is:
 * `import.meta.dirname` and `import.meta.url` are put as the place of the source seen from the bundle. What is started, threads and
 * processes, is built as well: a bundle needs no source.
 */
export function sourcePlaces(): Plugin {
  let outDir = '';
  return {
    name: 'jornada-source-places',
    apply: 'build',
    configResolved: ({ root, build }) => void (outDir = resolve(root, build.outDir)),
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.')) return null;
      const folder = dirname(id);
      const start = (path: string): string => {
        const fileName = `${basename(folder)}-${basename(path)}.js`;
        this.emitFile({ type: 'chunk', id: `${resolve(folder, path)}.ts`, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      };
      const placeOf = (what: string): string =>
        what === 'url'
          ? `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`
          : `process.getBuiltinModule('node:path').join(import.meta.dirname, ${JSON.stringify(relative(outDir, folder))})`;
      const replaced = code.replace(PLACES, (_, started: string | undefined, what: string) => (started ? start(started) : placeOf(what)));
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
}
