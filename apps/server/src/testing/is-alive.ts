import { existsSync, readFileSync } from 'node:fs';

/** Whether a process still runs. One that has ended does not, also if its parent has not asked about it yet. */
export function isAlive(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  try {
    process.kill(pid, 0);
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
  } catch {
    return false;
  }
}
