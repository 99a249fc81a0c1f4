import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { ClusterPasswords } from './passwords.ts';

const SQL_FILE = new URL('../../sql/create-roles.sql', import.meta.url);

export const DATABASE = 'jornada';

/**
 * The statements of `sql/create-roles.sql` in order, with psql's `:'variable'` filled in. @throws Error if the file names a
 * variable that is not given.
 */
export const roleStatements = (variables: Record<string, string>): string[] =>
  readFileSync(SQL_FILE, 'utf8')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
    .map((statement) =>
      statement.replace(/:'(\w+)'/g, (_, name: string) => {
        const value = variables[name];
        if (value === undefined) throw new Error(`create-roles.sql needs the variable ${name}`);
        return pg.escapeLiteral(value);
      }),
    );

/** Makes both roles and the database, or updates them. Every step may be repeated. */
export const createRolesAndDatabase = async (options: {
  adminUrl: string;
  passwords: Pick<ClusterPasswords, 'owner' | 'app'>;
}): Promise<void> => {
  const client = new pg.Client({ connectionString: options.adminUrl });
  await client.connect();
  try {
    const { rowCount: isThere } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    for (const statement of roleStatements({ owner_password: options.passwords.owner, app_password: options.passwords.app })) {
      if (statement.startsWith('create database') && isThere) continue;
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
};
