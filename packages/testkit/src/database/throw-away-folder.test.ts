import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { throwAwayFolder } from './throw-away-folder.ts';

test('databases that are thrown away are in memory only where it has room for them', () => {
  expect(throwAwayFolder(Number.POSITIVE_INFINITY)).toBe(tmpdir());
  expect(existsSync(throwAwayFolder())).toBe(true);
});
