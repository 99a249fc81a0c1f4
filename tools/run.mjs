// node tools/run.mjs <file.ts> [arguments]: runs one of the product's commands with Node 26, in the folder where it was called,
// so that relative paths in its arguments work.
import { join } from 'node:path';
import { main, NODE, ROOT, Stop } from './lib/clone.mjs';
import { installIfNeeded, installProductIfNeeded } from './lib/install.mjs';
import { runInForeground } from './lib/processes.mjs';

await main(() => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Stop('Which file? node tools/run.mjs <file.ts> [arguments]');
  // The product's own commands need no more than the product.
  if (file.startsWith('apps/server/src/cli/')) installProductIfNeeded();
  else installIfNeeded();
  return runInForeground(NODE, [join(ROOT, file), ...args], { cwd: process.env.INIT_CWD ?? process.cwd() });
});
