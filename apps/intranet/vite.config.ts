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

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
// The Host header is passed on unchanged, because the server names the instance after it.
const proxied = { target: `http://127.0.0.1:${process.env['PORT'] ?? 3380}`, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  base: '/intranet/',
  plugins: [react(), leanCalls(), leanMantine(), askBeforeImport(), preloadStart(), brotli()],
  define: { __APP_VERSION__: JSON.stringify(version), __WRAPPER__: 'false' },
  css: { postcss: { plugins: [presetMantine()] } },
  // During development, too, calls, texts, the log-in and files at the root come from the server.
  server: { port: 5174, strictPort: false, proxy: { '^/(?!intranet)': proxied } },
  build: {
    outDir: 'dist',
    license: { fileName: 'licenses.md' },
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      treeshake: { manualPureFunctions: ['z'], propertyReadSideEffects: false },
    },
  },
});
