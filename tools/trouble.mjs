// npm run test:trouble: servers and databases that are killed, that stall, that have no space left; devices by the dozen. It takes
// the whole machine, so `npm test` leaves it out; CI runs it once. Names of files after `--` run only those.
import { main } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runTrouble } from './lib/test-runners.mjs';

await main(() => {
  installIfNeeded();
  return runTrouble(process.argv.slice(2));
});
