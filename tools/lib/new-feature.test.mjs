import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT, Stop } from './clone.mjs';
import { writeFeature } from './new-feature.mjs';

const SHARED = [
  'packages/contract/src/feature-list.ts',
  'apps/server/src/module-list.ts',
  'apps/employee/src/app/session-routes.ts',
  'apps/intranet/src/app/features.ts',
];
const NOW = '20261201090000';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jornada-feature-'));
  for (const path of SHARED) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  mkdirSync(join(root, 'apps/server/migrations'), { recursive: true });
  writeFileSync(join(root, 'apps/server/migrations/20261126103000_catalogos.sql'), 'create table instancia.salas (');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path, from = root) => readFileSync(join(from, path), 'utf8');
const linesOf = (text) => text.split('\n');

test('a feature is written in all rooms, and joined to the house by five lines', () => {
  const { written } = writeFeature(root, { name: 'avisos-prueba', one: 'aviso-prueba', now: NOW });
  expect(written).toContain('apps/server/migrations/20261201090000_avisos_prueba.sql');
  expect(written.filter((path) => /@\w+@/.test(path) || /@(?:name|ident|Type|table|one|One|row|Title|empty)@/.test(read(path)))).toEqual(
    [],
  );
  const added = SHARED.flatMap((path) => {
    const before = linesOf(read(path, ROOT));
    return linesOf(read(path)).filter((line) => !before.includes(line));
  });
  expect(added).toEqual([
    "export { avisosPrueba } from './avisos-prueba.ts';",
    "export { avisosPruebaModule } from './modules/avisos-prueba/module.ts';",
    "export { avisosPruebaRoutes } from '../features/avisos-prueba/routes.ts';",
    "import { avisosPrueba } from '../features/avisos-prueba/routes.ts';",
    '  avisosPrueba,',
  ]);
  expect(read('packages/contract/src/avisos-prueba.ts')).toContain("auditoria: { crear: 'aviso-prueba', cambiar: 'aviso-prueba' }");
  expect(read(SHARED[0])).toMatch(/'\.\/auth\.ts';\nexport \{ avisosPrueba \}/);
  const keys = ['es', 'en', 'pt', 'de'].map((lang) =>
    Object.keys(JSON.parse(read(`packages/i18n/src/catalogues/avisos-prueba/${lang}.json`))),
  );
  expect(new Set(keys.map(String)).size).toBe(1);
});

test('its migration comes after every other, whatever the hour', () => {
  const { written } = writeFeature(root, { name: 'avisos', now: '20261122000000' });
  expect(written).toContain('apps/server/migrations/20261126104000_avisos.sql');
});

test.each([
  ['', 'Nothing is no name'],
  ['Avisos', 'Avisos is no name'],
  ['año', 'año is no name'],
  ['a', 'a is no name'],
  ['departamentos', 'departamentos stands in packages/contract/src/feature-list.ts already'],
  ['salas', 'There is a table salas already'],
])('%j is refused before anything is written', (name, reason) => {
  const before = SHARED.map((path) => read(path));
  expect(() => writeFeature(root, { name, now: NOW })).toThrow(Stop);
  expect(() => writeFeature(root, { name, now: NOW })).toThrow(reason);
  expect(SHARED.map((path) => read(path))).toEqual(before);
  expect(existsSync(join(root, `packages/contract/src/${name || 'nothing'}.ts`))).toBe(false);
});

test('what is there already is not written over', () => {
  writeFeature(root, { name: 'avisos', now: NOW });
  expect(() => writeFeature(root, { name: 'avisos', now: NOW })).toThrow('There is something of the name avisos already');
});

test('texts that a feature has before it is built stay', () => {
  const path = 'packages/i18n/src/catalogues/avisos/es.json';
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ permisos: { 'ver:own': 'Leer avisos' } }));
  writeFeature(root, { name: 'avisos', now: NOW });
  expect(JSON.parse(read(path))).toMatchObject({
    titulo: 'Avisos',
    permisos: { 'ver:own': 'Leer avisos', 'gestionar:all': 'Avisos: llevar' },
  });
});
