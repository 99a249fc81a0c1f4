// npm run new-feature <name> [<one>]: the skeleton of a feature in all folders, with tests that fail until they are written. See
// docs/guides/add-a-feature.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { assertWritable, main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { writeFeature } from './lib/new-feature.mjs';
import { runInForeground } from './lib/processes.mjs';

await main(async () => {
  assertWritable('A feature is written into the clone');
  // The tools may not use the clock, so the system's `date` is called.
  const now = execFileSync('date', ['-u', '+%Y%m%d%H%M%S'], { encoding: 'utf8' }).trim();
  const [name = '', one = name] = process.argv.slice(2);
  const { written, lines } = writeFeature(ROOT, { name, one, now });
  installIfNeeded();
  const shared = [...new Set(lines.map(({ file }) => file))];
  await runInForeground(
    NODE,
    [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...written.filter((path) => !path.endsWith('.sql')), ...shared],
    { cwd: ROOT },
  );
  console.log(['Written:', ...written, '', 'Shared lines:', ...lines.map(({ file, line }) => `${file}: ${line.trim()}`)].join('\n'));
  console.log('\nNext: npm run db-types, then npm run check. docs/guides/add-a-feature.md says what comes after.');
  return 0;
});
