import { defineConfig } from 'vitest/config';

const CATALOGUES = 'packages/i18n/src/check.test.ts';
const DATABASE = 'packages/{testkit/src/database,postgres}/**/*.test.ts';
// These bring up the embedded PostgreSQL by themselves: on another one there is nothing new in them.
const OWN_POSTGRES = ['apps/server/src/{storm,stall,kills,nodes,full-disk}.test.ts', 'packages/postgres/src/cluster/cluster.test.ts'];
// A busy machine is slow; a test that hangs is found all the same.
const PATIENT = { testTimeout: 30_000, hookTimeout: 60_000 };

/** The tests of a browser app, in a browser that is none; `beside`: those of packages that it runs as well. */
const browserApp = (name: string, beside: string[] = []) => ({
  extends: `apps/${name}/vite.config.ts`,
  root: `apps/${name}`,
  test: {
    name,
    ...PATIENT,
    environment: 'happy-dom',
    setupFiles: ['../../packages/web/src/testing/patience.ts'],
    include: ['src/**/*.test.{ts,tsx}', ...beside],
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        // What `npm run check` adds to the type checker and the linter.
        test: {
          name: 'architecture',
          ...PATIENT,
          include: ['tools/architecture/**/*.test.ts', CATALOGUES],
        },
      },
      {
        test: {
          name: 'unit',
          ...PATIENT,
          include: [
            'packages/{contract,domain,client,i18n,testkit}/**/*.test.ts',
            'packages/web/vite/**/*.test.ts',
            'tools/{lib,lint}/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
          ],
          exclude: [CATALOGUES, DATABASE],
          setupFiles: ['packages/testkit/src/properties/seed.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', DATABASE],
          exclude: ['**/node_modules/**', ...(process.env['TEST_PG'] ? OWN_POSTGRES : [])],
          ...PATIENT,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      browserApp('employee', ['../../packages/{ui,web}/src/**/*.test.{ts,tsx}']),
      browserApp('intranet'),
    ],
  },
});
