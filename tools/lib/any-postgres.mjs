import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './clone.mjs';

const MODULES = 'apps/server/src/modules';

/** Imports of code that composes statements at run time. */
const COMPOSING = /\/database\/(?:sql|page)\.ts'|\/shared\/catalogue\//;
const composesSql = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && COMPOSING.test(readFileSync(path, 'utf8'));

/** The modules that compose SQL at run time. No list of statements contains it. */
const composing = () =>
  readdirSync(join(ROOT, MODULES)).filter((name) => {
    const folder = join(ROOT, MODULES, name);
    return readdirSync(folder, { recursive: true }).some((file) => composesSql(join(folder, file)));
  });

/**
 * The server's tests that also run on another PostgreSQL. Only the SQL could behave differently there, not the calls.
 * `statements` checks that every fixed statement is understood. Composed statements are run by the tests of their modules.
 * Functions and triggers of the migrations are run by the tests of the record, of sessions, and of the modules that write to
 * either. The platform's tests are about the database itself.
 */
export const anyPostgresTests = () => [
  'apps/server/src/statements.test.ts',
  'apps/server/src/platform/**/*.test.ts',
  'apps/server/src/cli/**/*.test.ts',
  ...[...composing(), 'auth', 'registros', 'resumen', 'simulado', 'empresa', 'auditoria', 'misdatos'].map(
    (name) => `${MODULES}/${name}/**/*.test.ts`,
  ),
];
