import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PLACES = /import\.meta\.(dirname|url)/g;

/**
 * Own files find what lies beside them by where they are: migrations, catalogues, threads. In a bundle they are elsewhere, so that
 * `import.meta.dirname` and `import.meta.url` are put as the place of the source seen from the bundle.
 */
export function sourcePlaces(): Plugin {
  let outDir = '';
  return {
    name: 'jornada-source-places',
    apply: 'build',
    configResolved: ({ root, build }) => void (outDir = resolve(root, build.outDir)),
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.')) return null;
      const replaced = code.replace(PLACES, (_, what: string) =>
        what === 'url'
          ? `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`
          : `process.getBuiltinModule('node:path').join(import.meta.dirname, ${JSON.stringify(relative(outDir, dirname(id)))})`,
      );
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
}
