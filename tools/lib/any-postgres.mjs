import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './clone.mjs';

const MODULES = 'apps/server/src/modules';

/** What statements are made with while a module runs. */
const COMPOSING = /\/database\/(?:sql|page)\.ts'|\/shared\/catalogue\//;
const composesSql = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && COMPOSING.test(readFileSync(path, 'utf8'));

/** The modules whose SQL is composed while they run: no list of statements holds it. */
const composing = () =>
  readdirSync(join(ROOT, MODULES)).filter((name) => {
    const folder = join(ROOT, MODULES, name);
    return readdirSync(folder, { recursive: true }).some((file) => composesSql(join(folder, file)));
  });

/**
 * The tests of the server that are run on another PostgreSQL as well: what could be another there is the SQL, not the calls, and
 * every part of it has its place. `statements` has each statement that is ready understood, whoever uses it; those that are composed
 * while a module runs are run by its tests; functions and triggers of the migrations by those of the record, of sessions and of what
 * writes into either. The platform is the database's own.
 */
export const anyPostgresTests = () => [
  'apps/server/src/statements.test.ts',
  'apps/server/src/platform/**/*.test.ts',
  'apps/server/src/cli/**/*.test.ts',
  ...[...composing(), 'auth', 'registros', 'resumen', 'simulado', 'empresa', 'auditoria', 'misdatos'].map(
    (name) => `${MODULES}/${name}/**/*.test.ts`,
  ),
];
