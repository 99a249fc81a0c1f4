import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Files in memory, where Linux has a place for them. */
const IN_MEMORY = '/dev/shm';
/** Much more than the databases of a run, which come and go, were seen to take at once. */
const NEEDED_BYTES = 6 * 1024 ** 3;

const mayRunPrograms = (folder: string): boolean =>
  !readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.includes(` ${folder} `) && line.includes('noexec'));

/**
 * The folder for databases that are thrown away: in memory where there is plenty, otherwise the temporary one. Every test file has a
 * database of its own, of a thousand files, and on a disk finding a place for each took an eighth of all processor time of the tests.
 */
export const throwAwayFolder = ({ inMemory = IN_MEMORY, neededBytes = NEEDED_BYTES } = {}): string => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes && mayRunPrograms(inMemory) ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
};
