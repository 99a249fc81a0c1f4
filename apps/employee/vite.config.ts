import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { askBeforeImport } from '../../packages/web/vite/ask-before-import.ts';
import { brotli } from '../../packages/web/vite/brotli.ts';
import { leanCalls } from '../../packages/web/vite/lean-calls.ts';
import { leanMantine } from '../../packages/web/vite/lean-mantine.ts';
import { preloadStart } from '../../packages/web/vite/preload-start.ts';
import { chunks } from './vite/chunks.ts';
import { manifests } from './vite/manifests.ts';
import { worker } from './vite/worker.ts';
import { wrapperFiles } from './vite/wrapper.ts';
import { insets, wrapperSettings } from './vite/wrapper-settings.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
// The Host header is passed on unchanged, because the server names the instance after it.
const proxied = { target: `http://127.0.0.1:${process.env['PORT'] ?? 3380}`, changeOrigin: false };

/** The build for the mobile wrapper: without a service worker, and with everything that a browser would fetch from the server. */
const wrapper = {
  plugins: [react(), leanCalls(), leanMantine(), askBeforeImport(), preloadStart(), wrapperFiles()],
  css: { postcss: { plugins: [presetMantine(), insets()] } },
  build: { outDir: '../mobile/www', emptyOutDir: true },
};

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins:
    mode === 'wrapper'
      ? wrapper.plugins
      : [react(), leanCalls(), leanMantine(), askBeforeImport(), preloadStart(), brotli(), manifests(), worker()],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __WRAPPER__: String(mode === 'wrapper'),
    ...(mode === 'wrapper' && wrapperSettings()),
  },
  css: mode === 'wrapper' ? wrapper.css : { postcss: { plugins: [presetMantine()] } },
  // During development, too, the API, the texts and the admin intranet come from the server.
  server: { port: 5173, strictPort: false, proxy: { '/api': proxied, '/instancia': proxied, '/i18n': proxied } },
  build: {
    ...(mode === 'wrapper' ? wrapper.build : { outDir: 'dist', license: { fileName: 'licenses.md' } }),
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      treeshake: { manualPureFunctions: ['z'], propertyReadSideEffects: false },
    },
  },
}));
