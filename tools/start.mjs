// npm start: installs and builds what is missing, then runs the server in the foreground.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runInForeground } from './lib/processes.mjs';

await main(() => {
  installIfNeeded();
  buildIfNeeded();
  const server = join(ROOT, 'apps', 'server');
  const flags = JSON.parse(readFileSync(join(server, 'node-flags.json'), 'utf8'));
  return runInForeground(NODE, [...flags, join(server, 'src', 'main.mjs')]);
});
