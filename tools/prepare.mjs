// The first half of npm start: installs and builds what is missing. Any Node from 20.11 on runs it.
import { buildIfNeeded } from './lib/build.mjs';
import { main } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';

await main(() => {
  installIfNeeded();
  buildIfNeeded();
});
