import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT, Stop } from './clone.mjs';
import { planFeature, rememberFeature, undoFeature, writeFeature } from './new-feature.mjs';

const SHARED = [
  'packages/contract/src/feature-list.ts',
  'apps/server/src/module-list.ts',
  'apps/employee/src/app/session-routes.ts',
  'apps/intranet/src/app/features.ts',
];

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'jornada-feature-'));
  for (const path of SHARED) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  mkdirSync(join(root, 'apps/server/migrations/before'), { recursive: true });
  writeFileSync(join(root, 'apps/server/migrations/0009_catalogos.sql'), 'create table instancia.salas (');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (options) => {
  const plan = planFeature(root, options);
  rememberFeature(root, writeFeature(root, plan));
  return plan.files.map(({ path }) => path);
};
const read = (path, from = root) => readFileSync(join(from, path), 'utf8');
const linesOf = (text) => text.split('\n');

test('a feature is written in all rooms, and joined to the house by five lines', () => {
  const written = write({ name: 'avisos-prueba', one: 'aviso-prueba' });
  expect(written).toContain('apps/server/migrations/0010_avisos_prueba.sql');
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

test('only for some rooms, and later what it lacks', () => {
  const first = write({ name: 'avisos', only: ['server'] });
  expect(first.filter((path) => /^apps\/(intranet|employee)/.test(path))).toEqual([]);
  expect(Object.keys(JSON.parse(read('packages/i18n/src/catalogues/avisos/es.json')))).toEqual(['errores', 'auditoria', 'permisos']);
  const before = read('packages/contract/src/avisos.ts');
  const second = write({ name: 'avisos', only: ['employee'], isInto: true });
  expect(second.filter((path) => !path.startsWith('packages/i18n/'))).toEqual([
    'apps/employee/src/features/avisos/routes.ts',
    'apps/employee/src/features/avisos/screens/avisos-screen.tsx',
    'apps/employee/src/features/avisos/screens/avisos-screen.test.tsx',
  ]);
  expect(read('packages/contract/src/avisos.ts')).toBe(before);
  expect(JSON.parse(read('packages/i18n/src/catalogues/avisos/es.json'))).toMatchObject({ titulo: 'Avisos', permisos: {} });
  expect(read('apps/intranet/src/app/features.ts')).toBe(read('apps/intranet/src/app/features.ts', ROOT));
  expect(() => write({ name: 'salones', isInto: true })).toThrow('no feature salones');
  expect(() => write({ name: 'salones', only: ['employee'] })).toThrow('for the server first');
  expect(() => write({ name: 'salones', only: ['garden'] })).toThrow('no room garden');
});

test('a catalogue is closed and reopened, another list is not', () => {
  write({ name: 'avisos', isCatalogue: true });
  write({ name: 'listas' });
  for (const room of [
    'packages/contract/src/NAME.ts',
    'apps/server/src/modules/NAME/module.ts',
    'apps/intranet/src/features/NAME/screens/NAME-screen.tsx',
  ]) {
    expect(read(room.replaceAll('NAME', 'avisos'))).toContain('reabrir');
    expect(read(room.replaceAll('NAME', 'listas'))).not.toContain('reabrir');
    expect(read(room.replaceAll('NAME', 'avisos'))).not.toMatch(/@(plain|catalogue)@/);
  }
  expect(read('packages/i18n/src/catalogues/listas/de.json')).not.toContain('cerrar');
});

test('what was written last is taken back, unless somebody has changed it', () => {
  const untouched = SHARED.map((path) => read(path));
  write({ name: 'avisos', only: ['server'] });
  const half = SHARED.map((path) => read(path));
  const second = write({ name: 'avisos', isInto: true });
  const screen = second.find((path) => path.endsWith('-screen.tsx'));
  const text = read(screen);
  writeFileSync(join(root, screen), `${text}// mine`);
  expect(() => undoFeature(root, 'avisos')).toThrow(screen);
  writeFileSync(join(root, screen), text);
  undoFeature(root, 'avisos');
  expect(SHARED.map((path) => read(path))).toEqual(half);
  expect([existsSync(join(root, screen)), existsSync(join(root, 'apps/intranet/src/features/avisos'))]).toEqual([false, false]);
  expect(JSON.parse(read('packages/i18n/src/catalogues/avisos/en.json'))).not.toHaveProperty('titulo');
  undoFeature(root, 'avisos');
  expect(SHARED.map((path) => read(path))).toEqual(untouched);
  expect(existsSync(join(root, 'packages/contract/src/avisos.ts'))).toBe(false);
  expect(() => undoFeature(root, 'avisos')).toThrow(Stop);
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
  expect(() => write({ name })).toThrow(Stop);
  expect(() => write({ name })).toThrow(reason);
  expect(SHARED.map((path) => read(path))).toEqual(before);
  expect(existsSync(join(root, `packages/contract/src/${name || 'nothing'}.ts`))).toBe(false);
});

test('what is there already is not written over', () => {
  write({ name: 'avisos' });
  expect(() => write({ name: 'avisos' })).toThrow('There is something of the name avisos already');
});

test('texts that a feature has before it is built stay', () => {
  const path = 'packages/i18n/src/catalogues/avisos/es.json';
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ permisos: { 'ver:own': 'Leer avisos' } }));
  write({ name: 'avisos' });
  expect(JSON.parse(read(path))).toMatchObject({
    titulo: 'Avisos',
    permisos: { 'ver:own': 'Leer avisos', 'gestionar:all': 'Avisos: llevar' },
  });
});
