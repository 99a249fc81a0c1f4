// npm start: installs and builds what is missing, then runs the server in the foreground.
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runInForeground } from './lib/processes.mjs';

await main(() => {
  installIfNeeded();
  buildIfNeeded();
  return runInForeground(NODE, [join(ROOT, 'apps', 'server', 'src', 'main.ts')]);
});
