import type { Plugin, Rolldown } from 'vite';

/**
 * Lists in the page the files that the first script will request: the app's code, what it imports, and its styles. Otherwise the
 * browser would learn of them only after the first script has run.
 */
export function preloadStart(): Plugin {
  let base = '/';
  return {
    name: 'jornada-preload-start',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const start = chunks.find(({ facadeModuleId }) => /src[\\/]app[\\/]start\.tsx$/.test(facadeModuleId ?? ''));
        if (!start) throw new Error('The build has no app/start.tsx of its own');
        const needed = reach(start, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
        const isNamed = (file: string): boolean => html.includes(file);
        const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          ...needed
            .filter(({ fileName }) => !isNamed(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: { rel: 'modulepreload', crossorigin: true, href: base + fileName },
            })),
          ...[...styles]
            .filter((file) => !isNamed(file))
            .map((file) => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: { rel: 'stylesheet', crossorigin: true, href: base + file },
            })),
        ];
      },
    },
  };
}

/** A chunk and all chunks that it imports statically. */
function reach(from: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Rolldown.OutputChunk[] {
  const reached = new Set([from]);
  for (const { imports } of reached) {
    for (const chunk of imports.map((name) => chunks.get(name))) if (chunk) reached.add(chunk);
  }
  return [...reached];
}
