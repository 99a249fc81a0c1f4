import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSource } from '../mutations/find-source.mjs';
import { MUTATIONS } from '../mutations/list.mjs';
import { ROOT } from './clone.mjs';

const testFiles = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

// A name that fits no file would count as a mutation that was noticed.
test.each(MUTATIONS.map((one) => [one.what, one]))('%s: the rule is where the list looks for it, and so are its tests', (_what, one) => {
  expect(() => findSource(ROOT, one.folder, one.from)).not.toThrow();
  expect(one.tests.filter((name) => !testFiles.some((path) => path.includes(name)))).toEqual([]);
});
