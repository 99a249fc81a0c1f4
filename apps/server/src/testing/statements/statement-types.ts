import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedStatements } from '../../platform/database/pool.ts';
import { describeStatements, type Described } from './describe.ts';

const SOURCES = join(import.meta.dirname, '../..');
/** Where the types of the statements are kept. */
export const STATEMENT_TYPES_FILE = join(SOURCES, 'platform/database/statements.gen.ts');

/** Loads every file of the product that names statements. The commands themselves run as soon as they are imported. */
export async function loadStatements(): Promise<void> {
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.startsWith('testing') || /^cli\/[^/]+$/.test(path)) continue;
    if (/\bstatement\(/.test(readFileSync(join(SOURCES, path), 'utf8'))) await import(join(SOURCES, path));
  }
}

const keyOf = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));

function typesOf({ parameters, columns }: Described, names?: readonly string[]): string {
  const taken = names
    ? `{ ${names.map((name, at) => `${name}: ${parameters[at] ?? 'unknown'}`).join('; ')} }`
    : `readonly [${parameters.join(', ')}]`;
  const row = columns.map(
    ({ name, type, isNullable }) => `\n      ${keyOf(name)}: ${type}${isNullable && type !== 'unknown' ? ' | null' : ''};`,
  );
  return `{\n    parameters: ${taken};\n    row: {${row.join('')}${row.length > 0 ? '\n    ' : ''}};\n  }`;
}

/**
 * The TypeScript of the statements that the product names, as `statements.gen.ts` holds it. @throws if texts that share a name differ in
 * parameters or columns.
 */
export async function generateStatementTypes(ownerUrl: string): Promise<string> {
  await loadStatements();
  const asked = namedStatements();
  const described = await describeStatements(
    ownerUrl,
    asked.map(({ statement }) => statement.text),
    asked.map(({ name }) => name),
  );
  const types = new Map<string, string>();
  for (const [at, { name, statement }] of asked.entries()) {
    const found = described[at];
    if (!found) continue;
    const written = typesOf(found, statement.parameters);
    if (types.has(name) && types.get(name) !== written)
      throw new Error(`${name} is several statements with other parameters or columns: ${statement.text}`);
    types.set(name, written);
  }
  const lines = [...types].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `  '${name}': ${text};`);
  return `// What PostgreSQL says of the statements that the modules name. Written by \`npm run db-types\`.\n\nexport interface Statements {\n${lines.join('\n')}\n}\n`;
}
