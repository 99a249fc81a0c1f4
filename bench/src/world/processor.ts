import { existsSync, readFileSync } from 'node:fs';
import { runSql } from '@jornada/testkit/database/index.ts';
import type { Site } from './world.ts';

/** The kernel counts in hundredths of a second, so a tick is 10 ms. */
const TICK_MS = 10;

/** Processor time of a process so far, in milliseconds; Linux only. 0 if the process has ended meanwhile. */
function processorOf(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process now, in MiB. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function memoryIfThere(pid: number): number {
  try {
    return memoryOf(pid) || 0;
  } catch {
    // It has ended.
    return 0;
  }
}

/** Resident memory of the largest process that a process has started, in MiB. */
export function largestChild(pid: number): number {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return Math.max(0, ...pids.map((child) => memoryIfThere(Number(child))));
}

/** Processor time so far of a server and its PostgreSQL processes, in milliseconds by process. */
export async function processorFor(pid: number, { urls }: Site): Promise<Map<number, number>> {
  const rows = await runSql(
    urls.superuserUrl,
    `select pid from pg_stat_activity where datname = current_database() and usename = 'jornada_app'`,
  );
  return new Map([pid, ...rows.map((row) => Number(row['pid']))].map((one) => [one, processorOf(one)]));
}

/** The time between two readings, in milliseconds. New connections count completely; those that ended are left out. */
export const between = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, milliseconds]) => sum + milliseconds - (before.get(pid) ?? 0), 0);
