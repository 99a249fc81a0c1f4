import type { Plugin } from 'vite';

const EXPORTED = 'export const __vitePreload = ';

/** Wraps Vite's own function, which stays unchanged. `assetsURL` is a function of Vite's file. */
export const AROUND = `
const arrived = new Set();
const isInPage = (url) => [...document.querySelectorAll('link[href],script[src]')].some(({ href, src }) => href === url || src === url);
export const __vitePreload = async (load, deps = [], importer) => {
  const urls = deps.map((dep) => new URL(assetsURL(dep, importer), import.meta.url).href);
  if (!navigator.onLine) {
    await Promise.all(
      urls.map(async (url) => {
        if (arrived.has(url) || isInPage(url)) return;
        if (!(await fetch(url)).ok) throw new Error(url);
      }),
    );
  }
  const part = await preload(load, deps, importer);
  for (const url of urls) arrived.add(url);
  return part;
};
`;

/**
 * Requests the files of a part before they are imported. Many browsers never request a file again after its import failed.
 * Without this, a part that was asked for without a network would stay lost until the page is reloaded.
 */
export function askBeforeImport(): Plugin {
  return {
    name: 'jornada-ask-before-import',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(EXPORTED)) throw new Error("Vite's helper that loads parts is another one");
        return { code: code.replace(EXPORTED, 'const preload = ') + AROUND, map: null };
      },
    },
  };
}
