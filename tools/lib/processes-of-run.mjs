import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Null for a process that has gone, or belongs to somebody else. */
const readOf = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
};

/** Those that have `mark` in their environment. A child has its parent's, also after the parent has died. On Linux; elsewhere none is known. */
export const processesWith = (mark) => {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => pid !== process.pid && readOf(pid, 'environ')?.split('\0').includes(mark));
};

const send = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
};

/** PostgreSQL leaves shared memory behind if it is killed, but not after this signal, which ends it at once, too. */
const strongestFor = (pid) => (readOf(pid, 'comm')?.trim() === 'postgres' ? 'SIGQUIT' : 'SIGKILL');

/** Ends all processes with `mark`: they are asked, and have `patienceMs` to do it; then they are killed. Resolves when none is left. */
export const endProcessesWith = async (mark, patienceMs) => {
  const untilGone = async (mostMs) => {
    const since = performance.now();
    while (processesWith(mark).length > 0 && performance.now() - since < mostMs) await delay(50);
  };
  for (const pid of processesWith(mark)) send(pid, 'SIGTERM');
  await untilGone(patienceMs);
  for (const pid of processesWith(mark)) send(pid, strongestFor(pid));
  await untilGone(60_000);
};
