import { spawnSync } from 'node:child_process';
import { Stop } from './clone.mjs';

/** @throws {Stop} when this Node cannot start, with the linker's words. Small installations lack a library that it needs. */
export const assertStarts = (node) => {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return;
  throw new Stop(`Node 26 cannot start here: ${(error?.message ?? stderr).trim()}\nOn Debian: apt install libatomic1`);
};
