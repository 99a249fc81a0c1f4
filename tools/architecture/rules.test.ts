import { expect, test } from 'vitest';
import { findLooseClasses } from './style-classes.ts';
import { findCircles } from './circles.ts';
import { findMissingFiles, findPaddedTables, findUnlistedFolders, findUntoldSettings } from './documents.ts';
import { findExportedForNobody } from './exported-values.ts';
import { importsOf } from './imports.ts';
import { findForbiddenImports, findWritingReads } from './layers.ts';
import { createSheetsOf, findUnstyled } from './library-styles.ts';
import { findLoadedAtStart } from './light-start.ts';
import { findMocksTooLate } from './mocks.ts';
import { findDoubleTypes } from './type-names.ts';
import { findColours, findProductWords, findSchemasOfCalls, findTimeZones } from './texts.ts';

const importing = (path: string, specifier: string) => findForbiddenImports({ path, text: `import { a } from '${specifier}';` });

test('every way of importing is seen', () => {
  const text = `
    import a, { b } from './b.ts';
    import type { C } from "../c.ts";
    import './d.css';
    export * from '@jornada/domain/registros/modelo.ts';
    const lazy = () => import('@jornada/server');
    import {
      many,
    } from 'zod';`;
  expect(importsOf({ path: 'apps/employee/src/app/x.ts', text })).toEqual([
    'apps/employee/src/app/b.ts',
    'apps/employee/src/c.ts',
    'apps/employee/src/app/d.css',
    'packages/domain/src/registros/modelo.ts',
    'apps/server/src/index.ts',
    'zod',
  ]);
});

test.each([
  ['packages/domain/src/dias.ts', 'zod'],
  ['packages/domain/src/dias.ts', 'node:fs'],
  ['packages/domain/src/dias.ts', '@jornada/contract'],
  ['packages/domain/src/dias.ts', '../../contract/src/index.ts'],
  ['packages/contract/src/tipos.ts', '@jornada/i18n'],
  ['packages/client/src/client.ts', '@jornada/ui/mark.tsx'],
  ['packages/ui/src/mark.tsx', '@jornada/client'],
  ['packages/client/src/client.ts', '@jornada/testkit'],
  ['packages/testkit/src/database/guardian.ts', '@jornada/server/app.ts'],
  ['packages/web/vite/chunks.ts', '../../../apps/employee/vite/chunks.ts'],
  ['packages/postgres/src/migrate.ts', '@jornada/server/platform/jobs/schema.ts'],
  ['apps/employee/src/app/app.tsx', '@jornada/server/app.ts'],
  ['apps/server/src/app.ts', '@jornada/employee/app/app.tsx'],
  ['apps/server/src/app.ts', '@jornada/client'],
  ['apps/server/src/app.ts', './testing/test-server.ts'],
  ['apps/server/src/platform/http/router.ts', '../../modules/tipos/service.ts'],
  ['apps/server/src/platform/http/router.ts', '../../app.ts'],
  ['apps/server/src/modules/tipos/routes.ts', '../../app.ts'],
  ['apps/server/src/modules/tipos/routes.ts', '../registros/repo.ts'],
  ['apps/server/src/modules/tipos/routes.ts', '../registros/service.ts'],
  ['apps/server/src/modules/tipos/routes.ts', '../registros/calls/reads.ts'],
  ['apps/employee/src/shared/hoy-query.ts', '../features/home/api.ts'],
  ['apps/server/src/shared/module.ts', '../modules/auth/service.ts'],
  ['apps/server/src/platform/bus.ts', '../shared/sesion.ts'],
  ['apps/employee/src/shared/hoy-query.ts', '../app/router.ts'],
  ['apps/employee/src/native/camera.ts', '../features/home/api.ts'],
  ['apps/employee/src/features/home/api.ts', '../../app/router.ts'],
  ['apps/employee/src/features/home/api.ts', '../login/api.ts'],
  ['apps/server/src/modules/registros/log/repo.ts', '../person/repo.ts'],
  ['apps/server/src/modules/registros/person/reader.ts', '../act/act.ts'],
  ['apps/server/src/modules/registros/person/reader.ts', '../service.ts'],
  ['apps/server/src/modules/registros/act/act.ts', '../present/days.ts'],
  ['apps/server/src/modules/registros/present/days.ts', '../act/act.ts'],
  ['apps/server/src/modules/registros/present/days.ts', '../calls/held.ts'],
])('%s may not import %s', (path, specifier) => {
  expect(importing(path, specifier)).toHaveLength(1);
});

test.each([
  ['packages/domain/src/dias.ts', './registros/modelo.ts'],
  ['packages/domain/src/dias.test.ts', 'fast-check'],
  ['packages/contract/src/tipos.ts', '@jornada/domain/registros/modelo.ts'],
  ['packages/contract/src/tipos.ts', 'zod'],
  ['packages/client/src/client.test.ts', '@jornada/testkit'],
  ['packages/testkit/src/database/guardian.ts', '@jornada/postgres/cluster/boot.ts'],
  ['apps/server/src/run-server.ts', '@jornada/postgres'],
  ['apps/server/src/modules/tipos/routes.ts', '../registros/reads.ts'],
  ['apps/server/src/modules/tipos/routes.ts', '../registros/module.ts'],
  ['apps/server/src/modules/tipos/routes.ts', '../../platform/http/router.ts'],
  ['apps/server/src/modules/tipos/tipos.test.ts', '../../testing/test-server.ts'],
  ['apps/server/src/run-server.ts', './modules/tipos/routes.ts'],
  ['apps/employee/src/features/home/api.ts', '../../native/clock.ts'],
  ['apps/employee/src/features/home/api.ts', '../../shared/services.tsx'],
  ['apps/employee/src/app/router.ts', '../features/home/api.ts'],
  ['apps/server/src/modules/registros/calls/held.ts', '../act/act.ts'],
  ['apps/server/src/modules/registros/calls/held.ts', './actions.ts'],
  ['apps/server/src/modules/registros/act/act.ts', '../log/repo.ts'],
  ['apps/server/src/modules/registros/service.ts', './calls/held.ts'],
  ['apps/server/src/modules/registros/calls/held.test.ts', '../../../testing/test-server.ts'],
])('%s may import %s', (path, specifier) => {
  expect(importing(path, specifier)).toEqual([]);
});

test('a circle is found, also by types and through a package', () => {
  const file = (path: string, ...specifiers: string[]) => ({
    path,
    text: specifiers.map((specifier) => `import type { A } from '${specifier}';`).join('\n'),
  });
  const files = [
    file('apps/server/src/a.ts', './b.ts', './d.ts', 'zod'),
    file('apps/server/src/b.ts', '@jornada/domain/c.ts'),
    file('packages/domain/src/c.ts', '../../../apps/server/src/a.ts'),
    file('apps/server/src/d.ts', './e.ts'),
    file('apps/server/src/e.ts'),
    file('apps/server/src/f.ts', './a.ts'),
  ];
  expect(findCircles(files)).toEqual([['apps/server/src/a.ts', 'apps/server/src/b.ts', 'packages/domain/src/c.ts']]);
});

test('a heavy library is found at the start of a server, with the way to it, and not where it is loaded later', () => {
  const start = {
    path: 'apps/server/src/run-server.ts',
    text: "import { a } from './a.ts';\nimport type { B } from './b.ts';\nconst load = () => import('./c.ts');",
  };
  const a = { path: 'apps/server/src/a.ts', text: "export { PDFName } from '@cantoo/pdf-lib';" };
  const b = { path: 'apps/server/src/b.ts', text: "import { create } from 'fontkit';" };
  const c = { path: 'apps/server/src/c.ts', text: "import sharp from 'sharp';" };
  expect(findLoadedAtStart([start, a, b, c])).toEqual(['apps/server/src/run-server.ts → apps/server/src/a.ts → @cantoo/pdf-lib']);
  expect(findLoadedAtStart([a])).toHaveLength(1);
});

test('a mock of a module that is imported statically is found, one of a module that is loaded later is not', () => {
  const spoiled = { path: 'apps/employee/src/a.test.ts', text: "vi.mock('./b.ts', () => ({}));\nvi.mock('@jornada/web/c.ts');" };
  const code = (text: string) => [spoiled, { path: 'apps/employee/src/a.ts', text }];
  expect(findMocksTooLate(code("import {\n  b,\n} from './b.ts';"))).toEqual([
    'apps/employee/src/a.test.ts mocks apps/employee/src/b.ts, which is imported statically: hand it in.',
  ]);
  expect(findMocksTooLate(code("export { c } from '@jornada/web/c.ts';"))).toHaveLength(1);
  expect(findMocksTooLate(code("import type { B } from './b.ts';\nconst load = () => import('./b.ts');"))).toEqual([]);
});

test('a type that two files export is found, one that a file keeps to itself is not', () => {
  const files = [
    { path: 'packages/domain/src/a.ts', text: 'export type Persona = 1;\nexport const a = 1;\ntype Fila = 1;' },
    { path: 'apps/server/src/b.ts', text: 'export type { Fila };\nexport interface Persona {}\nexport type Fila = 2;' },
    { path: 'apps/server/src/c.ts', text: 'type Persona = 3;' },
  ];
  expect(findDoubleTypes(files)).toEqual(['Persona is exported by packages/domain/src/a.ts and apps/server/src/b.ts.']);
});

test('a value that only its own file names is found, one of another file is not, nor a type', () => {
  const files = [
    { path: 'packages/domain/src/a.ts', text: 'export const uno = 1;\nexport async function dos() {}\nexport type Tres = typeof uno;' },
    { path: 'apps/server/src/b.ts', text: "const { dos } = await import('@jornada/domain/a.ts');" },
    { path: 'apps/server/src/b.css', text: '.uno {}' },
  ];
  expect(findExportedForNobody(files)).toEqual(['uno of packages/domain/src/a.ts is exported, and no other file names it.']);
});

test('a colour in a style sheet is found, a selector by id is not', () => {
  const find = (path: string, text: string) => findColours({ path, text });
  expect(find('apps/employee/src/app/shell/shell.module.css', '.a { color: #ffF; }')).toHaveLength(1);
  expect(find('apps/employee/src/app/shell/shell.module.css', '.a { border: 1px solid #12345678 }')).toHaveLength(1);
  expect(find('apps/employee/src/app/shell/shell.module.css', '#face { color: var(--ink); }')).toEqual([]);
  expect(find('packages/ui/src/theme/base.css', '.a { color: #fff; }')).toEqual([]);
});

test('a class that nothing uses is found, and one that is not there', () => {
  const sheet = {
    path: 'apps/employee/src/a.module.css',
    text: '/* .c */ .a > p { margin: .5rem; } @media (min-width: 6em) { .b:hover { color: red; } }',
  };
  const code = (text: string) => ({ path: 'apps/employee/src/a.tsx', text: `import classes from './a.module.css';\n${text}` });
  expect(findLooseClasses([sheet, code("classes.a + classes['b']")])).toEqual([]);
  expect(findLooseClasses([sheet, code('classes[tone]')])).toEqual([]);
  expect(findLooseClasses([sheet, code('classes.a + classes.d')])).toEqual([
    'apps/employee/src/a.tsx uses the class d, which apps/employee/src/a.module.css has not.',
    'apps/employee/src/a.module.css has the class b, which nothing uses.',
  ]);
});

test('AT TIME ZONE is found in migrations and in code', () => {
  expect(findTimeZones({ path: 'apps/server/migrations/1_a.sql', text: "select now() AT\n TIME ZONE 'UTC'" })).toHaveLength(1);
  expect(findTimeZones({ path: 'apps/server/src/modules/tipos/repo.ts', text: "sql`select a at time zone 'UTC'`" })).toHaveLength(1);
  expect(findTimeZones({ path: 'apps/server/src/modules/tipos/repo.ts', text: 'a time zone' })).toEqual([]);
});

test('a word of the product in the platform is found', () => {
  expect(findProductWords({ path: 'apps/server/src/platform/log.ts', text: 'the registros of' })).toHaveLength(1);
  expect(findProductWords({ path: 'apps/server/src/platform/log.ts', text: 'jornada_owner, the registry of' })).toEqual([]);
  expect(findProductWords({ path: 'apps/server/src/modules/registros/repo.ts', text: 'registros' })).toEqual([]);
});

test('the schema of a call in code for browsers is found', () => {
  const text = 'registros.observaciones.entrada.safeParse(input)';
  expect(findSchemasOfCalls({ path: 'apps/employee/src/features/registros/a.ts', text })).toHaveLength(1);
  expect(findSchemasOfCalls({ path: 'packages/web/src/a.test.ts', text })).toEqual([]);
  expect(findSchemasOfCalls({ path: 'apps/server/src/platform/http/validate.ts', text })).toEqual([]);
});

test('a padded table is found, a plain one and blanks in code are not', () => {
  const find = (text: string) => findPaddedTables({ path: 'GLOSSARY.md', text });
  expect(find('| a   | b |\n| --- | --- |\n')).toHaveLength(1);
  expect(find('| a | b |\n| ----- | - |\n')).toHaveLength(1);
  expect(find('| a | b |\n| --- | --- |\n| two words | |\n')).toEqual([]);
  expect(find('```text\n|   picture   |\n```\n')).toEqual([]);
});

test('a file that a document names and that is gone is found', () => {
  const find = (path: string, text: string) => findMissingFiles({ path, text });
  expect(find('docs/adr/README.md', '[1](0001-nothing.md)')).toHaveLength(1);
  expect(find('docs/adr/README.md', '[operate](../guides/operate.md#jobs), [out](https://example.org)')).toEqual([]);
  expect(find('SECURITY.md', '`apps/server/src/gone.ts`')).toHaveLength(1);
  expect(find('SECURITY.md', '`apps/server/src/app.ts`, `apps/<app>/src`')).toEqual([]);
  expect(find('docs/guides/add-a-feature.md', '`apps/server/src/modules/notas/repo.ts`')).toEqual([]);
});

test('a folder that the page "Where is what" leaves out is found', () => {
  expect(findUnlistedFolders('`packages/ui` [server](../apps/server/src/modules/chat)')).toEqual(
    expect.arrayContaining(['packages/web', 'apps/employee/src/features/chat']),
  );
  expect(findUnlistedFolders('`packages/ui` [server](../apps/server/src/modules/chat)')).not.toEqual(
    expect.arrayContaining(['packages/ui']),
  );
});

test('a setting that the README leaves out is found', () => {
  const settings = 'const schema = z.object({\n  PORT: z.int(),\n  MAIL_FROM: z\n    .string(),\n  PUSH_TEST_ORIGINS: z.string(),\n});';
  expect(findUntoldSettings(settings, '| `PORT`, `MAIL_FROM` | none | Where, and who |')).toEqual([]);
  expect(findUntoldSettings(settings, '| `PORT` | `3380` | Takes `MAIL_FROM` |')).toEqual(['MAIL_FROM']);
});

test('a component without its style sheet is found, one that is only attached to it needs none', () => {
  const sheet = (name: string, ...loaded: string[]) => ({
    path: `packages/ui/src/theme/${name}`,
    text: loaded.map((one) => `@import '@mantine/core/styles/${one}.layer.css';`).join('\n'),
  });
  const code = (...lines: string[]) => ({ path: 'apps/intranet/src/a.tsx', text: lines.join('\n') });
  const sheetsOf = createSheetsOf();
  const files = [sheet('mantine.css', 'Input', 'Loader'), sheet('mantine-rare.css', 'Checkbox', 'InlineInput')];
  const box = "import { Checkbox } from '@mantine/core';";
  expect(findUnstyled([...files, code(box, "import '@jornada/ui/theme/mantine-rare.css';")], sheetsOf)).toEqual([]);
  expect(findUnstyled([...files, code(box)], sheetsOf)).toEqual([
    'apps/intranet/src/a.tsx draws Checkbox without the style sheet Checkbox.',
    'apps/intranet/src/a.tsx draws Checkbox without the style sheet InlineInput.',
  ]);
});

test('types come from service.ts, what runs does not', () => {
  const path = 'apps/server/src/modules/tipos/routes.ts';
  const problems = (text: string) => findForbiddenImports({ path, text }).length;
  expect(problems("import type { A } from '../registros/service.ts';")).toBe(0);
  expect(problems("import {\n  type A,\n  type B as C,\n} from '../registros/service.ts';")).toBe(0);
  expect(problems("import { type A, b } from '../registros/service.ts';")).toBe(1);
  expect(problems("export { b } from '../registros/service.ts';")).toBe(1);
  expect(problems("import type { A } from '../registros/repo.ts';")).toBe(1);
});

test('reads that write are found, in their own file and in files that they run', () => {
  const at = (path: string, text: string) => ({ path: `apps/server/src/modules/tipos/${path}`, text });
  const reads = at('reads.ts', "export { find } from './repo.ts';");
  expect(findWritingReads([reads, at('repo.ts', "const A = 'select 1 from instancia.tipos for no key update';")])).toEqual([]);
  expect(findWritingReads([reads, at('repo.ts', "const A = 'insert into instancia.tipos values (1)';")])).toHaveLength(1);
  expect(findWritingReads([at('reads.ts', "import type { A } from './repo.ts';"), at('repo.ts', "const A = 'delete from x';")])).toEqual(
    [],
  );
  expect(findWritingReads([at('reads.ts', "sql.updateTable('instancia.tipos')")])).toHaveLength(1);
});
