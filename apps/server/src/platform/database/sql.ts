import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type Compilable } from 'kysely';
export { sql as raw } from 'kysely';
import { composed, type Queryable } from './pool.ts';
import type { DB } from './tables.gen.ts';

/** Builds queries whose names and types are checked against the schema. It never runs them: `run` does, in a tenant's transaction. */
export const sql = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs a query built with `sql` under a name made of its text, so that PostgreSQL parses it once per connection. */
export async function run<O>(tx: Queryable, query: Compilable<O>): Promise<O[]> {
  const { sql: text, parameters } = query.compile();
  return (await tx.query(composed(text), parameters)) as O[];
}
