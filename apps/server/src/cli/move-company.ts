import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { openFileStore } from '../platform/files/place.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { readSettings } from '../platform/settings.ts';
import { Refusal } from './backup/refusal.ts';
import { forget } from './move/forget.ts';
import { checkMove, moveCompany, type Move, type MoveResult, type MoveStep } from './move/move.ts';
import type { Side } from './move/side.ts';
import { takeBack } from './move/take-back.ts';
import { ROOT, withOwner } from './owner-access.ts';
import { countFiles, countRows, runCommand } from './run-command.ts';

const HELP = `npm run move-company -- <number> --to <file> [--check | --take-back | --forget]

Moves a company from this instance to another one. Servers keep running on both.

  <number>     the number of the company (central.entidades)
  --to <file>  the settings of the other instance, a line each, as NAME=value: PUBLIC_URL, DATABASE_URL and
               DATABASE_ADMIN_URL (or JORNADA_DATA), JORNADA_SECRETS (or secrets.json in JORNADA_DATA), FILES_URL
  --check      says what stands in the way, and changes nothing
  --take-back  opens the company here again, if its move has not come to its end
  --forget     erases here what a company has left that has been moved
  --help       this text

Files are copied first. Then the company can be read but not changed until all of its rows are there and compared; whoever
clocks is told to wait, and their device sends it again. If something fails, the company goes on here. If the command is
killed, run it once more, or --take-back.
docs/guides/scale.md says what to prepare.`;

const SAID: Record<MoveStep, string | null> = {
  checked: 'Nothing stands in the way. Copying files.',
  files: null,
  closed: 'From now on nothing of the company can be changed here. Copying rows.',
  loaded: 'All rows are there, and the same.',
  arrived: null,
  left: null,
};

async function openSide<T>(env: NodeJS.ProcessEnv, work: (side: Side, url: string | null) => Promise<T>): Promise<T> {
  const settings = readSettings(env, ROOT);
  if (settings.secrets === null && !existsSync(join(settings.dataDir, 'secrets.json')))
    throw new Refusal(`There are no secrets in ${settings.dataDir}: give JORNADA_SECRETS.`);
  const secrets = await loadSecrets({ given: settings.secrets, dataDir: settings.dataDir });
  const store = await openFileStore(settings.files.place);
  return withOwner({ isAlone: false, mayCreate: false, env }, (ownerUrl) =>
    work({ ownerUrl, secrets, store, folder: join(settings.dataDir, 'incoming') }, settings.publicUrl),
  );
}

/** If it fails before the company has arrived, the company need not stay closed. */
async function moveOrOpen(move: Move): Promise<MoveResult> {
  try {
    return await moveCompany(move);
  } catch (error) {
    const isOpen = await takeBack(move).then(
      () => true,
      () => false,
    );
    if (isOpen) console.error('The move has been taken back: the company goes on here.');
    throw error;
  }
}

async function act(move: Move, what: { check: boolean; back: boolean; forget: boolean }): Promise<string> {
  if (what.check) return `Nothing stands in the way of moving ${await checkMove(move)}.`;
  if (what.back) return `${await takeBack(move)} goes on here.`;
  if (what.forget) return `Erased here: ${countRows(await forget(move))}. The other instance has them.`;
  const { name, rows, files, jobs, missing } = await moveOrOpen(move);
  if (missing > 0) console.error(`${missing} files were not in their store here, and so are not in the other one.`);
  const counted = rows ? `, ${countRows(rows)}${countFiles(files)}, ${jobs} jobs` : '';
  return `Moved: ${name} is at ${move.url} now${counted}. Run the command with --forget to erase what is left here.`;
}

// npm run move-company -- number --to file [--check | --take-back | --forget]
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      to: { type: 'string' },
      check: { type: 'boolean', default: false },
      'take-back': { type: 'boolean', default: false },
      forget: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const what = { check: values.check, back: values['take-back'], forget: values.forget };
  const company = Number(positionals[0]);
  const isClear = positionals.length === 1 && Number.isSafeInteger(company) && company > 0 && company < 2 ** 31;
  if (!isClear || values.to === undefined || Object.values(what).filter(Boolean).length > 1)
    throw new Refusal('Which company, and where to? npm run move-company -- <number> --to <file>; --help says more.');
  const path = resolve(values.to);
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}.`);
  // Nothing of this instance's own settings may count for the other one.
  const there = parseEnv(readFileSync(path, 'utf8')) as NodeJS.ProcessEnv;
  if (!there['JORNADA_DATA'] && !(there['DATABASE_ADMIN_URL'] && there['JORNADA_SECRETS'] && there['FILES_URL']))
    throw new Refusal(`${path} must have JORNADA_DATA, or DATABASE_URL, DATABASE_ADMIN_URL, JORNADA_SECRETS and FILES_URL.`);
  await openSide(process.env, (from) =>
    openSide(there, async (to, url) => {
      if (url === null) throw new Refusal(`${path} must have PUBLIC_URL: where people find the company afterwards.`);
      const onStep = (step: MoveStep): void => void (SAID[step] && console.log(SAID[step]));
      console.log(await act({ from, to, company, url, onStep }, what));
    }),
  );
});
