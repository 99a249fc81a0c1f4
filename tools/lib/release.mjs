import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { APART, isRead } from '../../apps/server/vite/apart.ts';
import { ROOT } from './clone.mjs';

const COMMAND = 'tools/release/jornada.mjs';

/** What is read when the product runs, at the places that it has in a clone. */
const FILES = [
  'LICENSE',
  'apps/employee/dist',
  'apps/intranet/dist',
  'apps/server/dist',
  'apps/server/migrations',
  'apps/server/node-flags.json',
  'apps/server/src/main.mjs',
  'apps/server/src/platform/http/openapi/page',
  'packages/i18n/src/catalogues',
  'packages/postgres/sql',
  'tools/lib/assert-starts.mjs',
  'tools/lib/clone.mjs',
  'tools/lib/processes.mjs',
  COMMAND,
];

/** Maps of the server hold its sources; a trace names the bundle without them. */
const isLeftOut = (path) => path.endsWith('.js.map');

/** The page of the API shows two files of it. Its only dependency would report each installation to somebody. */
const CARRIED = { name: 'swagger-ui-dist', files: ['LICENSE', 'NOTICE', 'swagger-ui.css', 'swagger-ui-bundle.js'] };

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const writeJson = (path, content) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
};

/** What npm installs beside the package: what the server imports without having it in its bundle, and what it reads. */
const dependencies = () => {
  const known = { ...readJson('packages/postgres/package.json').dependencies, ...readJson('apps/server/package.json').dependencies };
  return Object.fromEntries(Object.entries(known).filter(([name]) => name !== CARRIED.name && (APART.includes(name) || isRead(name))));
};

/** Where `name` lies for a package at `from`: in its own node_modules, or in those of the folders above. */
const placeOf = (locked, from, name) => {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (locked[path] || from === '') return path;
  return placeOf(locked, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
};

/** Everything that the dependencies need, in the versions of the lock file, by which all of it was tested. */
const lockOf = (root) => {
  const locked = readJson('package-lock.json').packages;
  const packages = {};
  const add = (from, { dependencies: needed = {}, optionalDependencies: optional = {} }) => {
    for (const name of Object.keys({ ...needed, ...optional })) {
      const path = placeOf(locked, from, name);
      const entry = locked[path];
      if (!entry || packages[path]) continue;
      packages[path] = entry;
      add(path, entry);
    }
  };
  add('', root);
  const { name, version } = root;
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1))) },
  };
};

/** Lays the package out in an empty folder, from what has been built. */
export const layOutRelease = (folder) => {
  const { name, version, description, license, engines, optionalDependencies } = readJson('package.json');
  for (const path of FILES) cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: (each) => !isLeftOut(each) });
  chmodSync(join(folder, COMMAND), 0o755);
  const carried = join('node_modules', CARRIED.name);
  for (const file of CARRIED.files) cpSync(join(ROOT, carried, file), join(folder, carried, file));
  const { version: carriedVersion, license: carriedLicense } = readJson(join(carried, 'package.json'));
  writeJson(join(folder, carried, 'package.json'), { name: CARRIED.name, version: carriedVersion, license: carriedLicense });
  const needed = dependencies();
  const root = { name, version, description, license, type: 'module', bin: { [name]: COMMAND }, engines };
  writeJson(join(folder, 'npm-shrinkwrap.json'), lockOf({ ...root, dependencies: needed, optionalDependencies }));
  const all = { ...needed, [CARRIED.name]: carriedVersion };
  writeJson(join(folder, 'package.json'), { ...root, dependencies: all, bundleDependencies: [CARRIED.name], optionalDependencies });
};
