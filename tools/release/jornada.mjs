#!/usr/bin/env node
// The command of the release. Any Node from 20.11 on runs it; the server runs on the one that npm has installed with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertStarts } from '../lib/assert-starts.mjs';
import { main, ROOT, Stop } from '../lib/clone.mjs';
import { runInForeground } from '../lib/processes.mjs';

const HELP = `jornada [folder] [--empty]
Starts Jornada with the demo company. <folder>: where the data are kept, instead of JORNADA_DATA.

  --empty   without the demo company
  --help    this`;

const OPTIONS = { empty: { type: 'boolean' }, help: { type: 'boolean' } };

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`One folder, not ${positionals.length}.`);
    return { ...values, folder: positionals[0] };
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}

/** The Node that npm has installed for this platform. @throws {Stop} if there is none, or it cannot start. */
function findNode() {
  const here = `-${process.platform}-${process.arch}`;
  const name = Object.keys(readJson('package.json').optionalDependencies).find((each) => each.endsWith(here));
  const { resolve: find } = createRequire(import.meta.url);
  try {
    const node = join(dirname(find(`${name}/package.json`)), 'bin', 'node');
    assertStarts(node);
    return node;
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(
      `npm has installed no Node 26 for ${process.platform}-${process.arch}: it is an optional package, and some platforms have none.`,
    );
  }
}

await main(() => {
  const { folder, empty, help } = readArguments();
  if (help) return console.log(HELP);
  const node = findNode();
  const server = join(ROOT, 'apps', 'server');
  const args = [...readJson('apps/server/node-flags.json'), join(server, 'src', 'main.mjs'), '--built'];
  const env = { ...process.env, ...(folder && { JORNADA_DATA: resolve(folder) }), ...(empty && { JORNADA_DEMO: '0' }) };
  // Later versions of Node become the server; for earlier ones a process waits beside it.
  return process.execve ? process.execve(node, [node, ...args], env) : runInForeground(node, args, { env });
});
