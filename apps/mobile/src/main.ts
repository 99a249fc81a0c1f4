import { check } from './check.ts';
import { readSettings } from './settings.ts';
import { writeStores } from './stores.ts';
import { takePictures } from './store-pictures.ts';
import { sync } from './sync.ts';

const COMMANDS = { sync, check, stores: writeStores, pictures: takePictures };
const USAGE = `npm run mobile -- <command>
  sync      builds the web half, makes both native projects as they should be, and copies the one into the others
  check     says how the native projects differ from what they should be
  stores    writes texts, icons and privacy declarations for the stores to apps/mobile/dist/stores
  pictures  takes pictures for the stores of a running demo: npm run mobile -- pictures http://127.0.0.1:3380
JORNADA_MOBILE=<file> names the settings of a company's own app.
`;

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

const [name = '', ...args] = process.argv.slice(2);
if (isCommand(name)) {
  try {
    process.stdout.write(`${await COMMANDS[name](readSettings(), args)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
