import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNALS } from './processes.mjs';
import { endProcessesWith } from './processes-of-run.mjs';
import { readNotes } from './run-notes.mjs';

const MOUNTS = '/proc/self/mounts';

/** The run's own folder: its notes, and a temporary folder that other users may write to, as they may to /tmp. */
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'jornada-run-'));
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(folder, 0o755);
  chmodSync(temporary, 0o1777);
  return { folder, temporary };
};

const removeFolder = (folder) => {
  const mounts = existsSync(MOUNTS) ? readFileSync(MOUNTS, 'utf8').split('\n') : [];
  for (const place of mounts.map((line) => line.split(' ')[1] ?? '').filter((path) => path.startsWith(`${folder}/`)))
    spawnSync('umount', [place]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
};

const untilOver = (child, minutes) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1 }));
    setTimeout(() => resolve({ code: 1, ended: `after ${minutes} minutes` }), minutes * 60_000).unref();
    for (const signal of SIGNALS) process.on(signal, () => resolve({ code: 1, ended: `by ${signal}` }));
  });

const say = (heading, text) => console.log(`\n== ${heading}\n${text || 'nothing'}`);

/**
 * Runs a tool to its end, or ends it after `minutes`, or when a signal comes: with every process that it has started, and everything in its
 * temporary folder. Says last which tests passed only the second time, and which failed; before that, if it was ended, what was
 * running. @returns the tool's exit code; 1 if it was ended.
 */
export const runWatched = async ({ file, args, minutes, env = {}, patienceMs = 15_000 }) => {
  const { folder, temporary } = makeFolder();
  const own = { RUN_NOTES: folder, TMPDIR: temporary };
  const child = spawn(file, args, { env: { ...process.env, ...env, ...own }, stdio: ['ignore', 'inherit', 'inherit'] });
  const { code, ended } = await untilOver(child, minutes);
  if (ended) {
    const { parts, running } = readNotes(folder);
    say(`ended ${ended}; until then`, parts);
    say('what had begun and not ended', running.join('\n'));
    console.log();
  }
  // A run that ends by itself leaves nothing running. What it has left all the same ends here.
  await endProcessesWith(`RUN_NOTES=${folder}`, patienceMs);
  const { failed, secondTry } = readNotes(folder);
  say('passed only the second time', secondTry);
  say('what failed', failed);
  removeFolder(folder);
  return code;
};
