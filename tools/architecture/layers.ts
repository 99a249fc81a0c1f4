import { importsOf, valuesImportedBy } from './imports.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

// The other workspaces that each workspace may import. Imports go one way: downwards in this list. No package imports an app; e2e
// and bench may.
const BELOW: Record<string, string[]> = {
  'packages/domain': [],
  'packages/postgres': [],
  'packages/contract': ['packages/domain'],
  'packages/i18n': ['packages/domain', 'packages/contract'],
  'packages/client': ['packages/domain', 'packages/contract'],
  'packages/ui': ['packages/domain', 'packages/i18n'],
  'packages/web': ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/client', 'packages/ui'],
  'packages/features': ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/client', 'packages/ui', 'packages/web'],
  'packages/testkit': ['packages/domain', 'packages/contract', 'packages/client', 'packages/postgres'],
  'apps/server': ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/postgres'],
  'apps/employee': [
    'packages/domain',
    'packages/contract',
    'packages/i18n',
    'packages/client',
    'packages/ui',
    'packages/web',
    'packages/features',
  ],
  'apps/intranet': [
    'packages/domain',
    'packages/contract',
    'packages/i18n',
    'packages/client',
    'packages/ui',
    'packages/web',
    'packages/features',
  ],
  'apps/mobile': ['packages/contract', 'packages/ui'],
  e2e: ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/testkit', 'apps/server'],
};

// Workspaces that tests may also use.
const FOR_TESTS = new Set(['packages/testkit', 'packages/i18n', 'packages/client']);

const workspaceOf = (path: string): string | undefined => /^(?:(?:apps|packages)\/[^/]+|e2e)(?=\/)/.exec(path)?.[0];

const checkWorkspaces = (path: string, imported: string): string | undefined => {
  const own = workspaceOf(path);
  const other = workspaceOf(imported);
  if (!own) return undefined;
  if (!other) return own === 'packages/domain' && !isTestFile(path) ? 'domain imports nothing from outside' : undefined;
  if (own === other || BELOW[own]?.includes(other)) return undefined;
  if (isTestFile(path) && FOR_TESTS.has(other)) return undefined;
  return `${own} lies below ${other}`;
};

/** The layer of a folder within an app (higher ones may import lower ones), and its feature or module. */
const placeOf = (path: string): { floor: number; feature?: string } | undefined => {
  const [, , area, feature] = /^apps\/([^/]+)\/src\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  if (!area) return undefined;
  if (area === 'platform' || area === 'native') return { floor: 0 };
  if (area === 'shared') return { floor: 1 };
  if ((area === 'modules' || area === 'features') && feature) return { floor: 2, feature };
  return { floor: 3 };
};

const DOORS = 'a module is entered through its module.ts and reads.ts; service.ts gives types only';

const checkFloors = (path: string, imported: string, isByValue: boolean): string | undefined => {
  if (workspaceOf(path) !== workspaceOf(imported) || isTestFile(path)) return undefined;
  const from = placeOf(path);
  const to = placeOf(imported);
  if (!from || !to) return undefined;
  if (to.floor > from.floor) return 'platform and native lie below shared, this below modules and features, and these below app';
  if (!from.feature || !to.feature || from.feature === to.feature) return undefined;
  if (!path.startsWith('apps/server/')) return 'a feature never imports a feature';
  if (/^apps\/server\/src\/modules\/[^/]+\/(?:module|reads)\.ts$/.test(imported)) return undefined;
  return isByValue || !imported.endsWith(`/${to.feature}/service.ts`) ? DOORS : undefined;
};

// Folders within a module, in order: a folder may import those of earlier lines. Files beside them, such as service.ts, may
// import all.
const ROOMS: Record<string, string[][]> = {
  'apps/server/src/modules/registros/': [['log'], ['person'], ['act', 'present'], ['calls']],
};

const checkRooms = (path: string, imported: string): string | undefined => {
  const module = Object.keys(ROOMS).find((folder) => path.startsWith(folder) && imported.startsWith(folder));
  if (!module || isTestFile(path)) return undefined;
  const roomOf = (file: string): string => file.slice(module.length).split('/')[0] ?? '';
  const floorOf = (file: string): number => ROOMS[module]?.findIndex((rooms) => rooms.includes(roomOf(file))) ?? -1;
  const [from, to] = [floorOf(path), floorOf(imported)];
  if (from === -1 || roomOf(path) === roomOf(imported)) return undefined;
  return to === -1 || to >= from ? `the rooms of a module follow one another: ${ROOMS[module]?.flat().join(', ')}` : undefined;
};

const checkTestsAlone = (path: string, imported: string): string | undefined =>
  !isTestFile(path) && isTestFile(imported) ? 'the product imports nothing that serves tests' : undefined;

/** Imports of a file against the order of the layers, one sentence each. */
export const findForbiddenImports = (file: SourceFile): string[] => {
  if (!/\.(?:tsx?|mts)$/.test(file.path)) return [];
  const byValue = valuesImportedBy(file);
  return importsOf(file).flatMap((imported) => {
    const problem = [checkTestsAlone, checkWorkspaces, checkFloors, checkRooms]
      .map((check) => check(file.path, imported, byValue.has(imported)))
      .find((found) => found !== undefined);
    return problem ? [`${file.path} imports ${imported}: ${problem}.`] : [];
  });
};

// What a statement that writes looks like, as text or by Kysely.
const WRITES = /\b(?:insert into|update (?:instancia|central)\.|delete from)\s|\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** Every `reads.ts` that writes, or runs code of a file that does, one way each. Code that is handed over is not seen. */
export const findWritingReads = (files: readonly SourceFile[]): string[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ path }) => /^apps\/server\/src\/modules\/[^/]+\/reads\.ts$/.test(path))
    .flatMap(({ path }) => {
      const reached = new Set([path]);
      for (const one of reached) {
        const file = byPath.get(one);
        if (!file) continue;
        if (WRITES.test(file.text)) return [one === path ? `${path} writes.` : `${path} runs code of ${one}, which writes.`];
        for (const imported of valuesImportedBy(file)) if (imported.startsWith('apps/server/src/modules/')) reached.add(imported);
      }
      return [];
    });
};
