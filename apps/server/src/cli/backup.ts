import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '../platform/files/place.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { readSettings } from '../platform/settings.ts';
import { systemClock } from '../platform/clock.ts';
import { createVault } from '../platform/vault.ts';
import { writeBackup } from './backup/write.ts';
import { ROOT, withOwner } from './owner-access.ts';
import { countFiles, countRows, runCommand } from './run-command.ts';

async function openFiles() {
  const { files, secrets, dataDir } = readSettings(process.env, ROOT);
  // Where there are none, no file can be encrypted with them: what is made up opens nothing, and the back-up says so if it has to.
  const hasNone = secrets === null && !existsSync(join(dataDir, 'secrets.json'));
  const { data } = hasNone ? { data: [{ kid: 'none', key: randomBytes(32) }] } : await loadSecrets({ given: secrets, dataDir });
  return { store: await openFileStore(files.place), vault: createVault({ data }) };
}

// npm run backup [-- --out file] [--without-files]
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, 'without-files': { type: 'boolean', default: false } } });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const made = systemClock.now().toString({ smallestUnit: 'second' });
  const path = resolve(values.out ?? `jornada-${made.replaceAll(':', '')}.backup`);
  const files = values['without-files'] ? undefined : await openFiles();
  const counts = await withOwner({ isAlone: false, mayCreate: false }, (ownerUrl) =>
    writeBackup({ ownerUrl, path, made, product: version, ...(files ? { files } : {}) }),
  );
  const { missing, damaged } = counts;
  if (missing > 0) console.error(`${missing} files are not in their store (${files?.store.place}), and so not in the back-up.`);
  if (damaged.length > 0)
    console.error(`Not in the back-up, because they are not what was stored (${files?.store.place}): ${damaged.join(', ')}.`);
  console.log(`Back-up written: ${path}, ${countRows(counts.rows)}${countFiles(counts.files)}. Keep it safe: it holds people's data.`);
});
