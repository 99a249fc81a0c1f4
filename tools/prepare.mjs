// The first half of npm start: installs and builds what is missing of the product; `--all`: installs everything. Any Node from 20.11 on runs it.
import { buildIfNeeded } from './lib/build.mjs';
import { main } from './lib/clone.mjs';
import { installIfNeeded, installProductIfNeeded } from './lib/install.mjs';

await main(async () => {
  if (process.argv.includes('--all')) installIfNeeded();
  else installProductIfNeeded();
  await buildIfNeeded();
});
