import { expect, test } from 'vitest';
import { findForbiddenImports } from './layers.ts';
import { readSourceFiles } from './source-files.ts';
import { findColours, findProductWords, findTimeZones } from './texts.ts';

const files = readSourceFiles();

test('the tree is read', () => {
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['apps/server/src/main.ts', 'packages/contract/src/index.ts']));
});

test('imports flow one way', () => {
  expect(files.flatMap(findForbiddenImports)).toEqual([]);
});

test('only the theme names colours', () => {
  expect(files.flatMap(findColours)).toEqual([]);
});

test('only TypeScript computes local days', () => {
  expect(files.flatMap(findTimeZones)).toEqual([]);
});

test('the platform has no product words', () => {
  expect(files.flatMap(findProductWords)).toEqual([]);
});
