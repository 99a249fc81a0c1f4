import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throwAwayFolder } from './throw-away-folder.ts';

test('databases that are thrown away are in memory only where there is such a place, with room for them', () => {
  const inMemory = import.meta.dirname;
  // Systems without /proc have none.
  const expected = process.platform === 'linux' ? inMemory : tmpdir();
  expect(throwAwayFolder({ inMemory, neededBytes: 1 })).toBe(expected);
  expect(throwAwayFolder({ inMemory, neededBytes: Number.POSITIVE_INFINITY })).toBe(tmpdir());
  expect(throwAwayFolder({ inMemory: join(inMemory, 'nowhere'), neededBytes: 1 })).toBe(tmpdir());
});
