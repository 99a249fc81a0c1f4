import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './clone.mjs';

const git = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Stop('What has changed since main is asked of git, which does not know: run the check without --changed.');
  return stdout.split('\n').filter(Boolean);
};

/**
 * Files that differ from the point where this branch left `main`, committed or not, as paths below `root`, without deleted ones.
 */
export const changedSinceMain = (root) => {
  const [base] = git(root, 'merge-base', 'main', 'HEAD');
  const changed = [...git(root, 'diff', '--name-only', base), ...git(root, 'ls-files', '--others', '--exclude-standard')];
  return [...new Set(changed)].filter((path) => existsSync(join(root, path)));
};

/** The workspaces of a clone, as folders below `root`, each with the names of those that it imports. */
const workspacesOf = (root) =>
  ['apps', 'packages']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .concat('bench', 'e2e', 'tools')
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
    });

/** The folders whose types these files may break: their own workspaces, and all that import one of them, directly or not. */
export const touchedBy = (root, files) => {
  const all = workspacesOf(root);
  const touched = new Set(all.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))));
  for (let before = -1; before < touched.size;) {
    before = touched.size;
    const names = new Set([...touched].map(({ name }) => name));
    for (const one of all) if (one.uses.some((name) => names.has(name))) touched.add(one);
  }
  return [...touched].map(({ folder }) => folder);
};
