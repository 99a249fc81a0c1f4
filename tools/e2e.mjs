// npm run e2e [-- <name>]: the journeys with that text in their file's name, and everything that they need to be built first.
// Without a name: all.
import { buildIfNeeded } from './lib/build.mjs';
import { main, Stop } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runJourneys } from './lib/test-runners.mjs';

await main(async () => {
  installIfNeeded();
  await buildIfNeeded();
  const outcome = await runJourneys(process.argv.slice(2));
  if (typeof outcome === 'string') throw new Stop(`No journeys: ${outcome}`);
  return outcome;
});
