import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const CLOCK = 'export const now = () => Date.now();\n';
const CONSOLE = "export const say = () => console.log('now');\n";
const DEFAULT = 'const value = 1;\nexport default value;\n';
const COLOUR = "export const ink = '#123456';\n";
const TEXT = 'export const Hello = () => <p>Hola</p>;\n';
const TOP_LEVEL = "export const DAY = Temporal.PlainDate.from('2026-01-01');\n";
const LONG = (lines: number): string => `export const line = 1;\n${'// a line\n'.repeat(lines - 1)}`;

// A file at its path, and the rules that it should break.
const CASES: [path: string, code: string, rules: string[]][] = [
  ['apps/server/src/modules/tipos/service.ts', CLOCK, ['jornada(no-system-clock)']],
  ['packages/domain/src/registros/hoy.ts', CLOCK, ['jornada(no-system-clock)']],
  ['apps/server/src/modules/tipos/tipos.test.ts', CLOCK, ['jornada(no-system-clock)']],
  ['apps/server/src/platform/clock.ts', CLOCK, []],
  ['packages/web/src/native/clock.ts', CLOCK, []],
  ['apps/server/src/platform/log.ts', CONSOLE, ['eslint(no-console)']],
  ['apps/employee/src/app/say.ts', CONSOLE, ['eslint(no-console)']],
  ['apps/server/src/cli/backup.ts', CONSOLE, []],
  ['apps/employee/src/app/app.ts', DEFAULT, ['import(no-default-export)']],
  ['apps/employee/vite.config.ts', DEFAULT, []],
  ['packages/ui/src/mark.ts', COLOUR, ['jornada(no-hex-colours)']],
  ['packages/ui/src/theme/colours.ts', COLOUR, []],
  ['apps/employee/src/app/root.tsx', TEXT, ['jornada(no-untranslated-text)']],
  ['packages/ui/src/root.tsx', TEXT, ['jornada(no-untranslated-text)']],
  ['apps/employee/src/app/root.test.tsx', TEXT, []],
  ['packages/domain/src/dias.ts', TOP_LEVEL, ['jornada(no-temporal-at-top-level)']],
  ['apps/employee/src/features/dias.ts', TOP_LEVEL, ['jornada(no-temporal-at-top-level)']],
  ['apps/server/src/modules/day.ts', TOP_LEVEL, []],
  ['apps/server/src/modules/too-long.ts', LONG(401), ['eslint(max-lines)']],
  ['apps/server/src/modules/long.ts', LONG(400), []],
  ['apps/server/src/modules/too-long.test.ts', LONG(501), ['eslint(max-lines)']],
  ['apps/server/src/modules/long.test.ts', LONG(500), []],
  ['packages/domain/src/registros/decidir.ts', 'export const decidirFichaje = () => 1;\n', ['jornada(english-verbs)']],
  ['apps/server/src/modules/Upper.ts', 'export const day = 1;\n', ['unicorn(filename-case)']],
  [
    'apps/server/src/modules/dias.ts',
    'const go = async () => 1;\nexport const run = () => {\n  go();\n};\n',
    ['typescript(no-floating-promises)'],
  ],
];

let clone: string;
const found = new Map<string, string[]>();

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'jornada-lint-'));
  for (const name of ['tools', 'node_modules']) symlinkSync(join(ROOT, name), join(clone, name));
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json']) copyFileSync(join(ROOT, name), join(clone, name));
  const tsconfig = { extends: './tsconfig.base.json', compilerOptions: { jsx: 'react-jsx' }, include: ['apps', 'packages'] };
  writeFileSync(join(clone, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const [path, code] of CASES) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    writeFileSync(join(clone, path), code);
  }
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'apps', 'packages'], { cwd: clone, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) found.set(filename, [...new Set([...(found.get(filename) ?? []), code])].toSorted());
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

test.each(CASES)('%s', (path, _, rules) => {
  expect(found.get(path) ?? []).toEqual(rules);
});
