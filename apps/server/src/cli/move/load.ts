import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { findSequences, type BackupTable } from '../backup/schema.ts';
import { contentOf, findCompanyTables, USED_TOKENS, type Content } from './tables.ts';

/** The source in a snapshot, and the target in the transaction that makes the company. */
export type Pair = { from: pg.Client; to: pg.Client; company: number };

/** Through a table of its own: PostgreSQL does not copy into a table with row-level security. */
async function copyRows(
  { from, to }: Pair,
  { name, columns }: Pick<BackupTable, 'name' | 'columns'>,
  { rule = '', doubled = '' }: { rule?: string; doubled?: string },
): Promise<void> {
  const list = columns.join(', ');
  await to.query(`create temp table llega on commit drop as select ${list} from ${name} with no data`);
  await pipeline(from.query(copyTo(`copy (select ${list} from ${name} ${rule}) to stdout`)), to.query(copyFrom('copy llega from stdin')));
  await to.query(`insert into ${name} (${list}) overriding system value select ${list} from llega ${doubled}`);
  await to.query('drop table llega');
}

/** Copies every row of the company, and compares all of them. @returns the rows of each table. @throws Error if one is not the same. */
export async function copyCompany(pair: Pair): Promise<Record<string, number>> {
  const { from, to, company } = pair;
  await to.query('set constraints all deferred');
  const tables = await findCompanyTables(from);
  const contents = new Map<BackupTable, Content>();
  for (const table of tables) {
    const left = await contentOf(from, table, company);
    contents.set(table, left);
    // Most companies use a part of the product: a table without a row of theirs would cost as much as one with many.
    if (left.rows > 0) await copyRows(pair, table, { rule: `where entidad_id = ${company}` });
  }
  await copyRows(pair, { name: USED_TOKENS, columns: ['huella', 'caduca'] }, { doubled: 'on conflict do nothing' });
  await to.query('set constraints all immediate');
  const counts: Record<string, number> = {};
  for (const [table, left] of contents) {
    const arrived = await contentOf(to, table, company);
    if (left.rows !== arrived.rows || left.digest !== arrived.digest)
      throw new Error(`${table.name} is not the same at the other side: ${left.rows} rows, and ${arrived.rows} have arrived`);
    counts[table.name] = left.rows;
  }
  return counts;
}

/** So many numbers may be taken at the target between reading a sequence and setting it. */
const AHEAD = 10_000;
const COMPANIES = 'central.entidades_entidad_id_seq';

/**
 * Numbers that the target gives from now on are above those that arrive. Those of companies stay in the range of the instance, unless
 * its next number could be the one that has arrived.
 */
export async function raiseSequences({ from, to, company }: Pair): Promise<void> {
  const least = { ...(await findSequences(from)), [COMPANIES]: String(company) };
  for (const [name, last] of Object.entries(least)) {
    const bound = name === COMPANIES ? `and last_value + 1000000 > $2::bigint` : '';
    await to.query(
      `select setval($1::regclass, greatest(last_value, $2::bigint) + $3::int) from ${name} where last_value < $2::bigint + $3::int ${bound}`,
      [name, last, name === COMPANIES ? 0 : AHEAD],
    );
  }
}
