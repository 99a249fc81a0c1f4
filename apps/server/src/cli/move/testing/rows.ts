import { runSql } from '@jornada/testkit/database/index.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** All rows of a company as text, by table; without the columns that say where it is. */
export const rowsOf = async ({ superuserUrl }: TestServer, company: number): Promise<Record<string, string[]>> => {
  const tables = await runSql(
    superuserUrl,
    `select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname not in ('mudanza', 'mudada_a')
     where c.relnamespace in ('instancia'::regnamespace, 'central'::regnamespace) and c.relkind in ('r', 'p')
     group by c.oid having bool_or(a.attname = 'entidad_id')`,
  );
  const found = await runSql(
    superuserUrl,
    tables
      .map(
        ({ name, columns }) =>
          `select '${String(name)}' as name, array(select row(${String(columns)})::text from ${String(name)} where entidad_id = ${company} order by 1) as rows`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(found.map(({ name, rows }) => [String(name), rows as string[]]));
};

/** Those of these keys that are in the record, in the order given. */
export const written = async (server: TestServer, keys: string[]): Promise<string[]> =>
  (
    await runSql(
      server.superuserUrl,
      `select clave from instancia.registros where clave = any($1) order by array_position($1::uuid[], clave)`,
      [keys],
    )
  ).map(({ clave }) => String(clave));
