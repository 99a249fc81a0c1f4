// What `.ci/run` calls: everything that `npm test -- --all` does, where what fails is tried once more, under the eyes of this process.
import { join } from 'node:path';
import { main, ROOT } from './lib/clone.mjs';
import { runWatched } from './lib/watched-run.mjs';

/** Less than CI gives it: so it can still say what was running. */
const MINUTES = Number(process.env.CI_MINUTES ?? 75);

await main(() =>
  runWatched({
    file: process.execPath,
    args: [join(ROOT, 'tools', 'test.mjs'), '--all'],
    minutes: MINUTES,
    env: { CI: 'true', TRY_TWICE: '1' },
  }),
);
