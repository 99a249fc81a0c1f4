import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { loadBrowserCatalogues } from '@jornada/i18n/catalogues.ts';

/** What the icon of the installed app offers. Each opens the app where the action waits to be pressed: an address alone clocks nothing. */
const SHORTCUTS = [
  { clase: 'entrada', key: 'home.atajos.entrada' },
  { clase: 'pausa', key: 'home.atajos.pausa' },
  { clase: 'salida', key: 'home.atajos.salida' },
];

const textAt = (texts: unknown, key: string): unknown =>
  key.split('.').reduce((node: unknown, part) => (node as Record<string, unknown>)[part], texts);

/** The app's manifest in each language, for a launcher shows its words: that of `public/`, and the shortcuts. */
export function manifests(): Plugin {
  return {
    name: 'jornada-manifests',
    apply: 'build',
    generateBundle() {
      const plain = JSON.parse(readFileSync(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8')) as object;
      for (const [lang, texts] of Object.entries(loadBrowserCatalogues())) {
        const shortcuts = SHORTCUTS.map(({ clase, key }) => ({ name: textAt(texts, key), url: `/home/otros?clase=${clase}` }));
        this.emitFile({ type: 'asset', fileName: `manifest-${lang}.webmanifest`, source: JSON.stringify({ ...plain, lang, shortcuts }) });
      }
    },
  };
}
