import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { writeBackup } from './backup/write.ts';
import { ROOT, withOwner } from './owner-access.ts';
import { countRows, runCommand } from './run-command.ts';

// npm run backup [-- --out file]
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const made = systemClock.now().toString({ smallestUnit: 'second' });
  const path = resolve(values.out ?? `jornada-${made.replaceAll(':', '')}.backup`);
  const rows = await withOwner({ isAlone: false, mayCreate: false }, (ownerUrl) => writeBackup({ ownerUrl, path, made, product: version }));
  console.log(`Back-up written: ${path}, ${countRows(rows)}. Keep it safe: it holds people's data.`);
});
