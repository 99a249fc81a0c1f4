import { importsOf } from './imports.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

const BROWSER = /^(?:apps\/(?:employee|intranet)|packages\/(?:web|ui|features|client))\/src\//;
const MOCK = /\bvi\.mock\(\s*(?:import\(\s*)?(['"][^'"\n]+['"])/g;
const STATIC = /^(?:import|export)\s(?!type\b)[^;'"]*?(?:from\s*)?['"][^'"\n]+['"]/gm;

const mockedBy = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(MOCK)].flatMap(([, specifier = '']) => importsOf({ path, text: `import ${specifier}` }));
const staticallyImportedBy = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(STATIC)].flatMap(([statement]) => importsOf({ path, text: statement }));

/**
 * Modules that a test of a browser app mocks although code imports them statically. Test files share their modules, so whoever has
 * imported such a module before, in another file, keeps the real one.
 */
export function findMocksTooLate(files: readonly SourceFile[]): string[] {
  const browser = files.filter(({ path }) => BROWSER.test(path));
  const imported = new Set(browser.filter(({ path }) => !isTestFile(path)).flatMap(staticallyImportedBy));
  return browser.flatMap((file) =>
    mockedBy(file)
      .filter((module) => imported.has(module))
      .map((module) => `${file.path} mocks ${module}, which is imported statically: hand it in.`),
  );
}
