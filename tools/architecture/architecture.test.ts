import { expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import { findMissingFiles, findPaddedTables, findUnlistedFolders, findUntoldSettings, readDocuments } from './documents.ts';
import { findExportedForNobody } from './exported-values.ts';
import { findForbiddenImports, findWritingReads } from './layers.ts';
import { createSheetsOf, findUnstyled } from './library-styles.ts';
import { findLoadedAtStart } from './light-start.ts';
import { findMocksTooLate } from './mocks.ts';
import { readSourceFiles } from './source-files.ts';
import { findLooseClasses } from './style-classes.ts';
import { findDoubleTypes } from './type-names.ts';
import { findColours, findProductWords, findSchemasOfCalls, findTimeZones } from './texts.ts';

const files = readSourceFiles();

test('the tree is read', () => {
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['apps/server/src/run-server.ts', 'packages/contract/src/index.ts']),
  );
});

test('imports flow one way', () => {
  expect(files.flatMap(findForbiddenImports)).toEqual([]);
});

test('what other modules read of a module writes nothing', () => {
  expect(findWritingReads(files)).toEqual([]);
});

test('no file is reached by what it imports, types included', () => {
  expect(findCircles(files)).toEqual([]);
});

test('a server starts without what only some calls need', () => {
  expect(findLoadedAtStart(files)).toEqual([]);
});

test('what is mocked is loaded only when it is needed', () => {
  expect(findMocksTooLate(files)).toEqual([]);
});

test('a name means one type', () => {
  expect(findDoubleTypes(files)).toEqual([]);
});

test('what is exported is used elsewhere', () => {
  expect(findExportedForNobody(files, readSourceFiles(['bench', 'tools']))).toEqual([]);
});

test('only the theme names colours', () => {
  expect(files.flatMap(findColours)).toEqual([]);
});

test('a class is used, and is there', () => {
  expect(findLooseClasses(files)).toEqual([]);
});

test('a component of the library has its style sheet', () => {
  expect(findUnstyled(files, createSheetsOf())).toEqual([]);
});

test('the page "Where is what" has every folder of a feature', () => {
  const page = readDocuments().find(({ path }) => path === 'docs/where.md')?.text ?? '';
  expect(page).not.toBe('');
  expect(findUnlistedFolders(page)).toEqual([]);
});

test('the README tells of every setting', () => {
  const settings = files.find(({ path }) => path === 'apps/server/src/platform/settings.ts')?.text ?? '';
  const readme = readDocuments().find(({ path }) => path === 'README.md')?.text ?? '';
  expect(findUntoldSettings(settings, '')).toEqual(expect.arrayContaining(['PORT', 'MAIL_FROM', 'WORKERS']));
  expect(findUntoldSettings(settings, readme)).toEqual([]);
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

test('no table of a document is padded', () => {
  expect(readDocuments().flatMap(findPaddedTables)).toEqual([]);
});

test('documents name files that are there', () => {
  expect(readDocuments().flatMap(findMissingFiles)).toEqual([]);
});
