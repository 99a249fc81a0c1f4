import type { Plugin } from 'vite';
import { loadBrowserCatalogues } from '@jornada/i18n/catalogues.ts';

/** What only installed web apps need. */
const OF_BROWSERS = /\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g;

/** Puts the texts into the build, at the addresses at which browsers ask the server for them. */
export function wrapperFiles(): Plugin {
  return {
    name: 'jornada-wrapper-files',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(OF_BROWSERS, '') },
    generateBundle() {
      for (const [lang, texts] of Object.entries(loadBrowserCatalogues()))
        this.emitFile({ type: 'asset', fileName: `i18n/${lang}.json`, source: JSON.stringify(texts) });
    },
  };
}
