import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** The rooms that a part can be written for. The contract, the texts and the table are the server's. */
export const ROOMS = ['server', 'intranet', 'employee'];
const roomOf = (path) => ROOMS.find((room) => path.startsWith(`apps/${room}/`)) ?? 'server';

/** @throws {Stop} when a feature of that name can not be. */
function assertName({ name, one }) {
  for (const word of [name, one])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word) || word.length < 3 || word.length > 24)
      throw new Stop(`${word || 'Nothing'} is no name for a feature: three to 24 small letters without accents, words joined by hyphens.`);
}

const migrationsIn = (root) => readdirSync(join(root, MIGRATIONS)).filter((file) => file.endsWith('.sql'));

/** @throws {Stop} when a feature of that name is there. */
function assertFree(root, { name, ident, table }) {
  const list = readFileSync(join(root, LINES[0].file), 'utf8');
  const taken = Object.values(FILES)
    .map((path) => fill(path, { name }))
    .find((path) => existsSync(join(root, path)));
  if (taken) throw new Stop(`There is something of the name ${name} already: ${taken}. --into ${name} adds what it lacks.`);
  if (new RegExp(`\\b${ident}\\b`).test(list))
    throw new Stop(`${ident} stands in ${LINES[0].file} already. If it is from pending.ts, strike it off there and in the list first.`);
  const migrations = migrationsIn(root);
  const tables = migrations.find((file) => readFileSync(join(root, MIGRATIONS, file), 'utf8').includes(`instancia.${table} `));
  if (tables) throw new Stop(`There is a table ${table} already: ${tables}.`);
}

/** The number of the next migration. */
const nextNumber = (root) => String(Math.max(0, ...migrationsIn(root).map((file) => Number.parseInt(file, 10))) + 1).padStart(4, '0');

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

/** A template without the lines of the other kind of feature. */
const ofKind = (text, isCatalogue) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(isCatalogue ? '@plain@' : '@catalogue@'))
    .map((line) => line.replace(/^@(?:plain|catalogue)@/, ''))
    .join('\n');

/**
 * What a new feature writes into the clone at `root`: files with their text, and lines in shared ones. `one`: the word for a single thing.
 * `only`: the rooms; all of them if left out. `isInto`: the feature is there, and what it has stays. `isCatalogue`: its things are closed and
 * reopened. @throws {Stop} if the name is invalid, or taken, or not there.
 */
export function planFeature(root, { name, one = name, only = ROOMS, isInto = false, isCatalogue = false }) {
  const unknown = only.find((room) => !ROOMS.includes(room));
  if (unknown !== undefined) throw new Stop(`There is no room ${unknown}: ${ROOMS.join(', ')}.`);
  assertName({ name, one });
  const forms = formsOf(name, one);
  const contract = fill(FILES['contract.ts'], forms);
  if (!isInto) assertFree(root, forms);
  if (!isInto && !only.includes('server'))
    throw new Stop(`Nothing to show yet: write ${name} for the server first, or say --into ${name}.`);
  if (isInto && !existsSync(join(root, contract)) && !existsSync(join(root, contract.replace(/\.ts$/, ''))))
    throw new Stop(`There is no feature ${name} that something could be added to.`);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const wanted = Object.entries(FILES).map(([template, path]) => [fill(path, forms), template]);
  // A feature that is there has its table.
  if (!isInto) wanted.push([`${MIGRATIONS}/${nextNumber(root)}_${forms.table}.sql`, 'migration.sql']);
  const files = wanted
    .filter(([path]) => only.includes(roomOf(path)) && !existsSync(join(root, path)))
    .map(([path, template]) => ({
      path,
      text: fill(ofKind(readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8'), isCatalogue), forms),
    }));
  for (const [lang, texts] of Object.entries(textsOf(forms.Title, { rooms: only, isCatalogue }))) {
    const path = `packages/i18n/src/catalogues/${name}/${lang}.json`;
    const known = existsSync(join(root, path)) ? JSON.parse(read(path)) : {};
    const text = `${JSON.stringify(withKnown(texts, known), null, 2)}\n`;
    if (!existsSync(join(root, path)) || text !== read(path)) files.push({ path, text });
  }
  const lines = LINES.map(({ line, ...where }) => ({ ...where, line: fill(line, forms) })).filter(
    ({ file, line }) => only.includes(roomOf(file)) && !read(file).includes(line.trim()),
  );
  return { name, files, lines };
}

const recordOf = (root, name) => join(root, 'node_modules', '.cache', 'jornada', 'new-feature', `${name}.json`);
const textAt = (root, path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);

/** Writes what was planned. @returns what `rememberFeature` needs. */
export function writeFeature(root, { name, files, lines }) {
  const before = files.map(({ path }) => ({ path, text: textAt(root, path) }));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const added of lines) addLine(root, added);
  return { name, before, lines };
}

/** Notes what was written, as it is now that it is formatted, so that it can be undone. */
export function rememberFeature(root, { name, before, lines }) {
  const path = recordOf(root, name);
  mkdirSync(dirname(path), { recursive: true });
  const all = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  all.push({ files: before.map((one) => ({ ...one, now: textAt(root, one.path) })), lines });
  writeFileSync(path, JSON.stringify(all));
}

/** Takes back what was written last for a feature. @returns the files. @throws {Stop} if somebody has changed them since. */
export function undoFeature(root, name) {
  const path = recordOf(root, name);
  const all = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const last = all.pop();
  if (!last) throw new Stop(`Nothing is known here that was written for ${name}.`);
  const changed = last.files.filter((one) => textAt(root, one.path) !== one.now).map((one) => one.path);
  if (changed.length > 0) throw new Stop(`Changed since they were written, so nothing is taken back:\n${changed.join('\n')}`);
  for (const one of last.files)
    if (one.text === null) removeWithFolders(root, one.path);
    else writeFileSync(join(root, one.path), one.text);
  for (const { file, line } of last.lines) {
    const kept = readFileSync(join(root, file), 'utf8').split('\n');
    const at = kept.findIndex((one) => one.trim() === line.trim());
    if (at >= 0) kept.splice(at, 1);
    writeFileSync(join(root, file), kept.join('\n'));
  }
  if (all.length > 0) writeFileSync(path, JSON.stringify(all));
  else rmSync(path);
  return [...last.files.map((one) => one.path), ...last.lines.map(({ file }) => file)];
}

/** Removes a file, and the folders that are empty without it. */
function removeWithFolders(root, path) {
  rmSync(join(root, path));
  for (let folder = dirname(path); folder !== '.' && readdirSync(join(root, folder)).length === 0; folder = dirname(folder))
    rmdirSync(join(root, folder));
}
