import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFileStore } from '../platform/files/place.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { readSettings } from '../platform/settings.ts';
import { createVault } from '../platform/vault.ts';
import { Refusal } from './backup/refusal.ts';
import { checkBackup, restoreBackup } from './backup/restore.ts';
import { ROOT, withOwner } from './owner-access.ts';
import { countFiles, countRows, runCommand } from './run-command.ts';

// npm run restore -- file [--replace]
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean', default: false } }, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Refusal('Which back-up? npm run restore -- file [--replace]');
  const path = resolve(file);
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  // Checked first: a damaged file must not leave an unwanted database behind.
  const checked = await checkBackup(path);
  const { files: place, secrets, dataDir } = readSettings(process.env, ROOT);
  const vault = createVault(await loadSecrets({ given: secrets, dataDir }));
  const desk = { store: await openFileStore(place.place), vault, folder: join(dataDir, 'incoming') };
  const { header, rows, files, newKeys } = await withOwner({ isAlone: true, mayCreate: true }, (ownerUrl) =>
    restoreBackup({ ownerUrl, path, replace: values.replace, checked, desk }),
  );
  if (newKeys > 0)
    console.log(
      `The secrets are others than those of the back-up, so the files of ${newKeys} ${newKeys === 1 ? 'company' : 'companies'} have new keys. Keep these secrets: the old ones do not open them.`,
    );
  console.log(`Restored: the database of ${header.made} (version ${header.product}), ${countRows(rows)}${countFiles(files)}.`);
});
