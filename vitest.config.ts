import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ANY_POSTGRES } from './tools/lib/any-postgres.mjs';
import { LongestFirst } from './tools/lib/longest-first.mjs';

const CATALOGUES = 'packages/i18n/src/check.test.ts';
const DATABASE = 'packages/{testkit/src/database,postgres}/**/*.test.ts';
// Processes that are killed, disks that are full, devices by the hundred: `npm run test:trouble`. Each has processes, a database and a
// disk of its own, so they run side by side.
const TROUBLE = [
  'apps/server/src/{storm,kills,kills-requests,nodes,crew,full-disk,durability,fuzz}.test.ts',
  'packages/postgres/src/cluster/cluster.test.ts',
  'apps/server/src/modules/registros/**/fleet.test.ts',
];
// They promise how long anybody waits, so each has the machine for itself.
const TROUBLE_ALONE = ['apps/server/src/{stall,kills-push}.test.ts'];
// Statements that are asked about only on another PostgreSQL.
const SENT = 'apps/server/src/sent-statements.test.ts';
const { TEST_PG, STATEMENTS, RUN_NOTES, TRY_TWICE } = process.env;
// A busy machine is slow; a test that hangs is found all the same. `.ci/run` alone tries a failed test once more; one that passes only
// the second time is listed at the end of its log, and is a defect to fix.
const PATIENT = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } }, retry: TRY_TWICE ? 1 : 0 };
// A limit is only for what hangs. These wait for processes that start, and for each other.
const VERY_PATIENT = { ...PATIENT, testTimeout: 240_000, hookTimeout: 240_000 };

// The files of a worker share what they import, and browser apps their window: to make all of it anew for each costs more than the
// tests themselves. What a test changes it takes back; `patience.ts` does most of it.
const SHARED = { isolate: false };

// Vitest leaves one processor free, which is half of two, although most tests of the server wait for PostgreSQL.
const WORKERS = availableParallelism();

/** The tests of a browser app, in a browser that is none; `beside`: those of packages that it runs as well. */
const browserApp = (name: string, beside: string[] = []) => ({
  extends: `apps/${name}/vite.config.ts`,
  root: `apps/${name}`,
  test: {
    name,
    ...PATIENT,
    ...SHARED,
    maxWorkers: WORKERS,
    environment: 'happy-dom',
    // What opens and closes does so at once, as for people who ask their device for less movement.
    environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    setupFiles: ['patience', 'quick-queries'].map((file) => `../../packages/web/src/testing/${file}.ts`),
    include: ['src/**/*.test.{ts,tsx}', ...beside],
  },
});

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ...(RUN_NOTES ? ['./tools/lib/failed-tests.mjs', './tools/lib/running-tests.mjs'] : [])],
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
          ...SHARED,
          include: [
            'packages/{contract,domain,client,i18n,testkit}/**/*.test.ts',
            'packages/web/vite/**/*.test.ts',
            'apps/server/vite/**/*.test.ts',
            'apps/mobile/src/**/*.test.ts',
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
          include: TEST_PG ? Object.keys(ANY_POSTGRES) : ['apps/server/src/**/*.test.ts', DATABASE],
          exclude: ['**/node_modules/**', ...TROUBLE, ...TROUBLE_ALONE, ...(TEST_PG ? [] : [SENT])],
          ...PATIENT,
          ...SHARED,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: STATEMENTS && !TEST_PG ? ['apps/server/src/testing/note-statements.ts'] : [],
        },
      },
      {
        test: {
          name: 'trouble',
          include: TROUBLE,
          ...VERY_PATIENT,
          // Half of the time they wait: for a process to start, for a disk.
          maxWorkers: WORKERS + 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          name: 'trouble-alone',
          include: TROUBLE_ALONE,
          ...VERY_PATIENT,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      browserApp('employee', ['../../packages/{ui,web,features}/src/**/*.test.{ts,tsx}']),
      browserApp('intranet'),
    ],
  },
});
