import type pg from 'pg';

/** Names are quoted for SQL. */
export type BackupTable = {
  name: string;
  columns: string[];
  key: string[];
  /** The table has row-level security: its rows are visible for one company at a time. */
  isPerCompany: boolean;
};

type Row = BackupTable & { oid: number; dependsOn: number[] };

export const SCHEMAS = ['central', 'instancia'];

const TABLES = `
  select c.oid::int, format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as "isPerCompany",
    (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select array_agg(quote_ident(a.attname) order by k.place) from pg_index i
      cross join unnest(i.indkey::int[]) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary), '{}') as key,
    coalesce((select array_agg(f.confrelid::int) from pg_constraint f
      where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid and not f.condeferrable), '{}') as "dependsOn"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
  order by 2`;

const namesOf = (rows: Row[]): string => rows.map(({ name }) => name).join(', ');

/**
 * All tables of our schemas, in an order in which every table comes after those it refers to. Deferrable references do not count
 * for the order. @throws Error if tables refer to each other in a circle.
 */
export const findTables = async (client: pg.Client): Promise<BackupTable[]> => {
  const { rows } = await client.query<Row>(TABLES, [SCHEMAS]);
  const ordered: Row[] = [];
  const placed = new Set<number>();
  while (ordered.length < rows.length) {
    const next = rows.find((row) => !placed.has(row.oid) && row.dependsOn.every((oid) => placed.has(oid)));
    if (!next) throw new Error(`Tables refer to each other in a circle: ${namesOf(rows.filter(({ oid }) => !placed.has(oid)))}`);
    placed.add(next.oid);
    ordered.push(next);
  }
  return ordered;
};

/** The current values of the sequences of our schemas, as text by name. Unused ones are left out. */
export const findSequences = async (client: pg.Client): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
};

export type AppliedMigration = { nombre: string; huella: string };

/** The migrations applied to a database, oldest first; empty if it was never migrated. */
export const findAppliedMigrations = async (client: pg.Client): Promise<AppliedMigration[]> => {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('public.migraciones') is not null as there`);
  if (!found[0]?.there) return [];
  const { rows } = await client.query<AppliedMigration>('select nombre, huella from public.migraciones order by nombre');
  return rows;
};
