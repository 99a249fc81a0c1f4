import { expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import { findForbiddenImports } from './layers.ts';
import { readSourceFiles } from './source-files.ts';
import { findColours, findProductWords, findSchemasOfCalls, findTimeZones } from './texts.ts';

const files = readSourceFiles();

// Circles that are known. The list only shrinks: what is not in a circle any more leaves it.
const IN_CIRCLES = new Set([
  ...['context', 'module'].map((name) => `apps/server/src/shared/${name}.ts`),
  ...['auth', 'correo', 'cuenta', 'fotos', 'perfil'].map((name) => `apps/server/src/modules/${name}/service.ts`),
  ...['act', 'actions', 'held-repo', 'present-today', 'present'].map((name) => `apps/server/src/modules/registros/${name}.ts`),
]);

test('the tree is read', () => {
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['apps/server/src/run-server.ts', 'packages/contract/src/index.ts']),
  );
});

test('imports flow one way', () => {
  expect(files.flatMap(findForbiddenImports)).toEqual([]);
});

test('no file is reached by what it imports, types included', () => {
  expect(findCircles(files).filter((circle) => !circle.every((path) => IN_CIRCLES.has(path)))).toEqual([]);
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

test('browsers know calls without their schemas', () => {
  expect(files.flatMap(findSchemasOfCalls)).toEqual([]);
});
