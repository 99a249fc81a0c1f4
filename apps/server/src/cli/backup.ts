import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '../platform/files/place.ts';
import { readSettings } from '../platform/settings.ts';
import { systemClock } from '../platform/clock.ts';
import { writeBackup } from './backup/write.ts';
import { ROOT, withOwner } from './owner-access.ts';
import { countFiles, countRows, runCommand } from './run-command.ts';

// npm run backup [-- --out file] [--without-files]
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, 'without-files': { type: 'boolean', default: false } } });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const made = systemClock.now().toString({ smallestUnit: 'second' });
  const path = resolve(values.out ?? `jornada-${made.replaceAll(':', '')}.backup`);
  const store = values['without-files'] ? undefined : await openFileStore(readSettings(process.env, ROOT).files.place);
  const { rows, files, missing } = await withOwner({ isAlone: false, mayCreate: false }, (ownerUrl) =>
    writeBackup({ ownerUrl, path, made, product: version, ...(store ? { store } : {}) }),
  );
  if (missing > 0) console.error(`${missing} files are not in their store (${store?.place}), and so not in the back-up.`);
  console.log(`Back-up written: ${path}, ${countRows(rows)}${countFiles(files)}. Keep it safe: it holds people's data.`);
});
