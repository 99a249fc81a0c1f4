import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANY_POSTGRES } from './any-postgres.mjs';
import { ROOT } from './clone.mjs';

// A name that fits no file would run nothing there, and nobody would notice.
test.each(Object.entries(ANY_POSTGRES))('%s runs on other versions of PostgreSQL: %s', (path) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
});
