import type pg from 'pg';
import { findTables, type BackupTable } from '../backup/schema.ts';

/** The tables that hold no row of a company, or that say where companies are. A test names every other one. */
const STAYING = new Set(['central.mudanzas']);
/** What says that a company leaves is no part of the company. */
const OF_THE_MOVE = new Set(['mudanza', 'mudada_a']);

/** One-time tokens that were used, of all companies. A token that both instances accept must not be worth anything a second time. */
export const USED_TOKENS = 'central.retos_usados';

const isOfCompany = ({ name, columns }: BackupTable): boolean => columns.includes('entidad_id') && !STAYING.has(name);

/**
 * Every table with rows of a company, after those that it refers to: found in the catalogue of PostgreSQL, so a table that is new is
 * among them.
 */
export const findCompanyTables = async (client: pg.Client): Promise<BackupTable[]> =>
  (await findTables(client)).filter(isOfCompany).map((table) => ({
    ...table,
    columns: table.name === 'central.entidades' ? table.columns.filter((column) => !OF_THE_MOVE.has(column)) : table.columns,
  }));

/** What stays at the source when a company has left: so that whoever comes to the old address is told the new one. */
export const KEPT = new Set(['central.entidades', 'central.directorio']);

/** The tables that are not moved. */
export const findStayingTables = async (client: pg.Client): Promise<string[]> =>
  (await findTables(client)).filter((table) => !isOfCompany(table)).map(({ name }) => name);

/** How many rows of a company a table has, and a sum of their digests in which the order does not matter. */
export type Content = { rows: number; digest: string };

export async function contentOf(client: pg.Client, table: BackupTable, company: number): Promise<Content> {
  const row = `row(${table.columns.join(', ')})::text`;
  const { rows } = await client.query<Content>(
    `select count(*)::float8 as rows, coalesce(sum(('x' || left(md5(${row}), 15))::bit(60)::bigint), 0)::text as digest
     from ${table.name} where entidad_id = $1`,
    [company],
  );
  return rows[0] ?? { rows: 0, digest: '0' };
}
