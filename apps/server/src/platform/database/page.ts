import type { Compilable, RawBuilder } from 'kysely';
import { statement, type Queryable } from './pool.ts';
import { raw, run } from './sql.ts';

/** A part of a list: how many rows come before it, and how many it may have. */
export type Page = { start: number; limit: number };

/** A query built with `sql` for all rows of a list, in order. */
type List<Row> = Compilable<Row> & {
  clearOrderBy(): Compilable;
  offset(start: number): { limit(limit: number): Compilable<Row> };
};

/** One page of a list, and the number of all its rows. No two rows may be equal in the order, so that each is on exactly one page. */
export async function pageOf<Row>(tx: Queryable, list: List<Row>, { start, limit }: Page): Promise<{ items: Row[]; total: number }> {
  const items = await run(tx, list.offset(start).limit(limit));
  const { sql: text, parameters } = list.clearOrderBy().compile();
  const [counted] = await tx.query<{ total: number }>(statement(`select count(*)::int as total from (${text}) as list`), parameters);
  return { items, total: counted?.total ?? 0 };
}

/** Orders by a name as people sort names. The database's own order compares bytes. */
export const byName = (column: string) => raw`${raw.ref(column)} collate "und-x-icu"`;

/** Whether a text has `texto` in it, in small or large letters. */
export const hasText = (where: RawBuilder<unknown>, texto: string) =>
  raw<boolean>`strpos(lower((${where}) collate "und-x-icu"), lower(${texto}::text collate "und-x-icu")) > 0`;
