import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Where the types of the tables are kept. */
export const TABLE_TYPES_FILE = fileURLToPath(new URL('../platform/database/tables.gen.ts', import.meta.url));

const codegen = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')), 'dist', 'cli', 'bin.js');

// As the server's pool returns them: days and instants are text, numbers of eight bytes are numbers.
const MAPPING = { date: 'string', timestamptz: 'string', int8: 'number' };

/** The TypeScript of a migrated database's tables, as `tables.gen.ts` holds it. */
export const generateTableTypes = async (ownerUrl: string): Promise<string> => {
  const options = [
    '--dialect',
    'postgres',
    '--url',
    ownerUrl,
    '--print',
    '--log-level',
    'error',
    '--type-mapping',
    JSON.stringify(MAPPING),
  ];
  const schemas = ['--include-pattern', '{central,instancia}.*'];
  const { stdout } = await promisify(execFile)(process.execPath, [codegen, ...options, ...schemas], { maxBuffer: 16 * 1024 * 1024 });
  return `${stdout.trim()}\n`;
};
