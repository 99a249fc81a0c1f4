// npm run check: everything that can be said without running the product, in seconds.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { main, NODE, ROOT } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { runQuietly } from './lib/processes.mjs';

const binary = (name) => join(ROOT, 'node_modules', '.bin', name);

const typeScriptProjects = () =>
  [
    '.',
    'e2e',
    'tools',
    ...['apps', 'packages'].flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name))),
  ].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));

const checks = () => [
  { name: 'format', args: [binary('oxfmt'), '--check'], hint: 'npm run format puts it right.' },
  { name: 'lint', args: [binary('oxlint')] },
  ...typeScriptProjects().map((folder) => ({
    name: `types ${folder}`,
    args: [binary('tsc'), '-p', join(ROOT, folder), '--pretty', 'false'],
  })),
  { name: 'architecture and catalogues', args: [binary('vitest'), 'run', '--project', 'architecture', '--reporter', 'dot'] },
];

await main(async () => {
  installIfNeeded();
  const outcomes = await Promise.all(
    checks().map(async ({ name, args, hint }) => {
      const { code, output, seconds } = await runQuietly(NODE, args, { cwd: ROOT });
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
      if (code !== 0) console.log([output, hint].filter(Boolean).join('\n'));
      return code;
    }),
  );
  return outcomes.some((code) => code !== 0) ? 1 : 0;
});
