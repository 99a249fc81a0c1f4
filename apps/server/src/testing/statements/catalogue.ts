import type pg from 'pg';
import { parseTree, type TreeValue } from './node-tree.ts';

/** `hasDefault`: who writes a row need not say it. */
export type Column = { name: string; table: string; type: number; isNotNull: boolean; hasDefault: boolean; literals: string[] | null };
/** What the analysis asks PostgreSQL's catalogue, read once. */
export type PostgresCatalogue = {
  /** By table or view (its oid) and number of the column. */
  columns: Map<number, Map<number, Column>>;
  /** The analysed query of a view. */
  views: Map<number, TreeValue>;
  functions: Map<number, { name: string; isStrict: boolean; outputs: number[] }>;
  types: Map<number, { name: string; element: number; isBase: boolean }>;
};

const LITERALS = /^CHECK \(+(\w+) (?:= ANY|<@) \(?ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)*$/;
const ONE_LITERAL = /^CHECK \(+(\w+) = '([^']*)'::text\)+$/;

function literalsOf(check: string): [string, string[]] | null {
  const several = LITERALS.exec(check);
  if (several?.[1]) return [several[1], [...(several[2] ?? '').matchAll(/'([^']*)'::text/g)].map((found) => found[1] ?? '')];
  const one = ONE_LITERAL.exec(check);
  return one?.[1] ? [one[1], [one[2] ?? '']] : null;
}

const COLUMNS = `
  select a.attrelid::int as relation, a.attnum as number, a.attname as name, a.atttypid::int as type, a.attnotnull as "isNotNull",
    a.attrelid::regclass::text as table, a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'v', 'p')`;
const CHECKS = `select conrelid::int as relation, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid <> 0`;
const VIEWS = `select ev_class::int as relation, ev_action::text as tree from pg_rewrite r join pg_class c on c.oid = r.ev_class
  where c.relkind = 'v' and c.relnamespace in ('central'::regnamespace, 'instancia'::regnamespace)`;
const FUNCTIONS = `
  select p.oid::int as id, case n.nspname when 'pg_catalog' then p.proname else n.nspname || '.' || p.proname end as name, p.proisstrict as "isStrict",
    coalesce((select array_agg(t.type::int order by t.at) from unnest(p.proallargtypes, p.proargmodes) with ordinality as t (type, mode, at)
      where t.mode in ('t', 'o')), '{}') as outputs
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace`;
const TYPES = `select oid::int as id, typname as name, typelem::int as element, typtype = 'b' as "isBase" from pg_type`;

export async function readCatalogue(client: pg.Client): Promise<PostgresCatalogue> {
  const rows = async <T extends Record<string, unknown>>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;
  const columns: PostgresCatalogue['columns'] = new Map();
  for (const row of await rows<Omit<Column, 'literals'> & { relation: number; number: number }>(COLUMNS)) {
    const { relation, number, ...column } = row;
    const table = columns.get(relation) ?? new Map<number, Column>();
    table.set(number, { ...column, literals: null });
    columns.set(relation, table);
  }
  for (const { relation, text } of await rows<{ relation: number; text: string }>(CHECKS)) {
    const found = literalsOf(text);
    const column = found && [...(columns.get(relation)?.values() ?? [])].find(({ name }) => name === found[0]);
    if (column) column.literals = found[1];
  }
  const views = (await rows<{ relation: number; tree: string }>(VIEWS)).map(({ relation, tree }) => [relation, parseTree(tree)] as const);
  const functions = (await rows<{ id: number; name: string; isStrict: boolean; outputs: number[] }>(FUNCTIONS)).map(
    (one) => [one.id, one] as const,
  );
  const types = (await rows<{ id: number; name: string; element: number; isBase: boolean }>(TYPES)).map((one) => [one.id, one] as const);
  return { columns, views: new Map(views), functions: new Map(functions), types: new Map(types) };
}
