import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textsOf } from '../new-feature/texts.mjs';
import { ROOT, Stop } from './clone.mjs';

const TEMPLATES = join(ROOT, 'tools', 'new-feature');
const MIGRATIONS = 'apps/server/migrations';

/** The target of each template. */
const FILES = {
  'contract.ts': 'packages/contract/src/@name@.ts',
  'module.ts': 'apps/server/src/modules/@name@/module.ts',
  'service.ts': 'apps/server/src/modules/@name@/service.ts',
  'repo.ts': 'apps/server/src/modules/@name@/repo.ts',
  'module.test.ts': 'apps/server/src/modules/@name@/@name@.test.ts',
  'intranet-routes.ts': 'apps/intranet/src/features/@name@/routes.ts',
  'intranet-search.ts': 'apps/intranet/src/features/@name@/search.ts',
  'intranet-screen.tsx': 'apps/intranet/src/features/@name@/screens/@name@-screen.tsx',
  'intranet-screen.test.tsx': 'apps/intranet/src/features/@name@/screens/@name@-screen.test.tsx',
  'intranet-form.tsx': 'apps/intranet/src/features/@name@/components/@name@-form.tsx',
  'employee-routes.ts': 'apps/employee/src/features/@name@/routes.ts',
  'employee-screen.tsx': 'apps/employee/src/features/@name@/screens/@name@-screen.tsx',
  'employee-screen.test.tsx': 'apps/employee/src/features/@name@/screens/@name@-screen.test.tsx',
};

/**
 * The five lines in shared files for a new feature. `before`: the new line goes before the line with this text, otherwise into
 * the order of the paths.
 */
const LINES = [
  { file: 'packages/contract/src/feature-list.ts', line: "export { @ident@ } from './@name@.ts';" },
  { file: 'apps/server/src/module-list.ts', line: "export { @ident@Module } from './modules/@name@/module.ts';" },
  { file: 'apps/employee/src/app/session-routes.ts', line: "export { @ident@Routes } from '../features/@name@/routes.ts';" },
  {
    file: 'apps/intranet/src/app/features.ts',
    line: "import { @ident@ } from '../features/@name@/routes.ts';",
  },
  { file: 'apps/intranet/src/app/features.ts', line: '  @ident@,', before: '] as const;' },
];

const upper = (text) => text[0].toUpperCase() + text.slice(1);
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The forms of a name: `avisos-prueba` is `avisosPrueba` in code, `AvisosPrueba` as a type, `avisos_prueba` as a table. `one`: a single
 * thing of it, `aviso-prueba`.
 */
function formsOf(name, one) {
  const Title = upper(name.replaceAll('-', ' '));
  return {
    name,
    ident: camel(name),
    Type: upper(camel(name)),
    table: name.replaceAll('-', '_'),
    one,
    One: upper(camel(one)),
    row: one.replaceAll('-', '_'),
    Title,
    empty: textsOf(Title).es.vacio,
  };
}
const fill = (text, forms) => text.replace(/@(name|ident|Type|table|one|One|row|Title|empty)@/g, (_, key) => forms[key]);

/** @throws {Stop} when a feature of that name can not be, or is there. */
function assertFree(root, { name, one, ident, table }) {
  for (const word of [name, one])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word) || word.length < 3 || word.length > 24)
      throw new Stop(`${word || 'Nothing'} is no name for a feature: three to 24 small letters without accents, words joined by hyphens.`);
  const list = readFileSync(join(root, LINES[0].file), 'utf8');
  const taken = Object.values(FILES)
    .map((path) => fill(path, { name }))
    .find((path) => existsSync(join(root, path)));
  if (taken) throw new Stop(`There is something of the name ${name} already: ${taken}.`);
  if (new RegExp(`\\b${ident}\\b`).test(list))
    throw new Stop(`${ident} stands in ${LINES[0].file} already. If it is from pending.ts, strike it off there and in the list first.`);
  const migrations = readdirSync(join(root, MIGRATIONS));
  const tables = migrations.find((file) => readFileSync(join(root, MIGRATIONS, file), 'utf8').includes(`instancia.${table} `));
  if (tables) throw new Stop(`There is a table ${table} already: ${tables}.`);
}

/** The first part of a migration's name: `now`, or ten minutes after the last migration if that is later. */
function stampOf(root, now) {
  const last = readdirSync(join(root, MIGRATIONS))
    .map((file) => file.slice(0, 14))
    .toSorted()
    .at(-1);
  if (!last || now > last) return now;
  const minutes = Number(last.slice(8, 10)) * 60 + Number(last.slice(10, 12)) + 10;
  const two = (number) => String(number).padStart(2, '0');
  return `${last.slice(0, 8)}${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`;
}

/** Texts that exist before the feature is built stay, such as the names of its permissions. */
function withKnown(texts, known) {
  const nested = Object.entries(known).map(([key, value]) => [key, typeof value === 'string' ? value : withKnown(texts[key] ?? {}, value)]);
  return { ...texts, ...Object.fromEntries(nested) };
}

/** Where an import or export goes: before the first one of its kind with a later path, or after the last one. */
function placeOf(text, line) {
  const pathOf = (statement) => statement.match(/'(.*)'/)?.[1] ?? '';
  const [kind] = line.split(' ');
  const statements = text.split('\n').filter((statement) => statement.startsWith(`${kind} {`));
  const next = statements.find((statement) => pathOf(statement) > pathOf(line));
  const last = statements.at(-1) ?? '';
  return next === undefined ? text.indexOf(last) + last.length + 1 : text.indexOf(next);
}

function addLine(root, { file, line, before }) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const at = before === undefined ? placeOf(text, line) : text.indexOf(before);
  if (at < 0) throw new Stop(`${file} has no line "${before.trim()}" any more: tools/lib/new-feature.mjs does not know where to write.`);
  writeFileSync(path, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
}

/**
 * Writes the skeleton of a feature in all folders of the clone at `root`. `now`: YYYYMMDDHHMMSS, for the name of the migration.
 * `one`: the word for a single thing. @returns the written files, and the lines added to shared ones. @throws {Stop} before
 * anything is written, if the name is invalid or taken.
 */
export function writeFeature(root, { name, one = name, now }) {
  const forms = formsOf(name || ' ', one || ' ');
  assertFree(root, { ...forms, name, one });
  const written = [];
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written.push(path);
  };
  const migration = [`${MIGRATIONS}/${stampOf(root, now)}_${forms.table}.sql`, 'migration.sql'];
  for (const [path, template] of [...Object.entries(FILES).map((pair) => pair.toReversed()), migration])
    write(fill(path, forms), fill(readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8'), forms));
  for (const [lang, texts] of Object.entries(textsOf(forms.Title))) {
    const path = `packages/i18n/src/catalogues/${name}/${lang}.json`;
    const known = existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {};
    write(path, `${JSON.stringify(withKnown(texts, known), null, 2)}\n`);
  }
  const lines = LINES.map(({ line, ...where }) => ({ ...where, line: fill(line, forms) }));
  for (const added of lines) addLine(root, added);
  return { written, lines };
}
