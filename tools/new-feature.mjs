// npm run new-feature: see HELP, and docs/guides/add-a-feature.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertWritable, main, NODE, ROOT, Stop } from './lib/clone.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { planFeature, rememberFeature, ROOMS, undoFeature, writeFeature } from './lib/new-feature.mjs';
import { runInForeground } from './lib/processes.mjs';

const HELP = `npm run new-feature <name> [<one>] [-- options]
The skeleton of a feature in all folders, with tests that fail until they are written. <one>: the word for a single thing of it.

  --catalogue          its things are closed and reopened, as departments are
  --only <rooms>       only server, intranet or employee; several with commas
  --into <name>        adds what a feature lacks; what it has stays, and it gets no table
  --dry-run            says what would be written
  --undo <name>        takes back what was written last for it, if nobody has changed it since
  --help               this

npm run new-feature avisos-prueba aviso-prueba
npm run new-feature -- --into avisos-prueba aviso-prueba --only employee`;

const OPTIONS = {
  catalogue: { type: 'boolean' },
  only: { type: 'string' },
  into: { type: 'string' },
  'dry-run': { type: 'boolean' },
  undo: { type: 'string' },
  help: { type: 'boolean' },
};

/** @throws {Stop} for an option that there is not. */
function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error.message}\n\n${HELP}`);
  }
}

await main(async () => {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  assertWritable('A feature is written into the clone');
  if (values.undo !== undefined) {
    console.log(['Taken back:', ...undoFeature(ROOT, values.undo)].join('\n'));
    return 0;
  }
  const [name = '', one = name] = values.into === undefined ? positionals : [values.into, ...positionals];
  const only = values.only?.split(',') ?? ROOMS;
  const plan = planFeature(ROOT, { name, one, only, isInto: values.into !== undefined, isCatalogue: values.catalogue === true });
  const shown = [
    ...plan.files.map(({ path }) => path),
    '',
    'Shared lines:',
    ...plan.lines.map(({ file, line }) => `${file}: ${line.trim()}`),
  ];
  if (values['dry-run']) {
    console.log(['Would be written:', ...shown].join('\n'));
    return 0;
  }
  const written = writeFeature(ROOT, plan);
  installIfNeeded();
  const touched = [...plan.files.map(({ path }) => path).filter((path) => !path.endsWith('.sql')), ...plan.lines.map(({ file }) => file)];
  if (touched.length > 0) await runInForeground(NODE, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...new Set(touched)], { cwd: ROOT });
  rememberFeature(ROOT, written);
  console.log(['Written:', ...shown].join('\n'));
  console.log('\nNext: npm run db-types, then npm run check -- --changed. docs/guides/add-a-feature.md says what comes after.');
  return 0;
});
