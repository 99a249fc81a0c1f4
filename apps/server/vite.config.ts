import { defineConfig } from 'vite';
import { APART } from './vite/apart.ts';
import { oneByte } from './vite/one-byte.ts';
import { sourcePlaces } from './vite/source-places.ts';

/** The server in a few files instead of two thousand, which Node opens one by one at each start. Measured: docs/adr/0047. */
export default defineConfig({
  plugins: [sourcePlaces(), oneByte()],
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: 'src/run-server.ts',
    target: 'node26',
    // A trace of a log line is told in places of the sources: platform/trace.ts.
    sourcemap: true,
    license: { fileName: 'licenses.md' },
    minify: false,
    // All in one folder: what is beside the sources is looked for from there.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
