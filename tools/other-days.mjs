// npm run test:other-days: some journeys and some tests of the server as if it were one of the days on which years and clocks turn. The database,
// the server and the tests have another clock (Debian's package faketime); the browser keeps its own, and follows the server's time. Dates
// after `--`, such as 2028-02-29, run those days alone. One line for each day; what a failed day has said stands above its line.
import { buildIfNeeded } from './lib/build.mjs';
import { main } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runOnOtherDays } from './lib/other-days.mjs';

await main(async () => {
  installIfNeeded();
  await buildIfNeeded();
  const outcome = await runOnOtherDays(process.argv.slice(2));
  if (typeof outcome === 'number') return outcome;
  console.log(`left out  other days: ${outcome}`);
  return 0;
});
