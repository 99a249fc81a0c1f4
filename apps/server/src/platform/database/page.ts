import type { Compilable, RawBuilder } from 'kysely';
import { TOTAL_CONTADO } from '@jornada/contract/listas.ts';
import { composed, type Queryable } from './pool.ts';
import { raw, run } from './sql.ts';

/** A part of a list: how many rows come before it, and how many it may have. */
export type Page = { start: number; limit: number };

/** A query built with `sql` for all rows of a list, in order. */
type List<Row> = Compilable<Row> & {
  clearOrderBy(): Compilable;
  offset(start: number): { limit(limit: number): Compilable<Row> };
};

/**
 * One page of a list, and the number of all its rows. Counting stops above `TOTAL_CONTADO`, or `most`, but never within the page, so that there is a next one
 * however long the list is. The last page needs no counting. No two rows may be equal in the order, so that each is on exactly one page.
 */
export async function pageOf<Row>(
  tx: Queryable,
  list: List<Row>,
  { start, limit }: Page,
  most?: number,
): Promise<{ items: Row[]; total: number }> {
  const found = await run(tx, list.offset(start).limit(limit + 1));
  const items = found.slice(0, limit);
  const isLast = found.length <= limit && (start === 0 || items.length > 0);
  return { items, total: isLast ? start + items.length : await countUpTo(tx, list, { most, reached: start + limit }) };
}

/** How many rows a list has; one more than `TOTAL_CONTADO`, or `most`, or as many as were `reached`, means that it has more. */
export async function countUpTo(
  tx: Queryable,
  list: Pick<List<unknown>, 'clearOrderBy' | 'compile'>,
  { most, reached = 0 }: { most?: number | undefined; reached?: number },
): Promise<number> {
  // Few rows are counted along the index that gives the order. Otherwise the planner would look for them anywhere.
  const { sql: text, parameters } = (most === undefined ? list.clearOrderBy() : list).compile();
  const usual = most ?? TOTAL_CONTADO;
  // The planner knows the usual limit; further ones are a parameter, so that they are all one statement.
  const [limit, values] = reached <= usual ? [String(usual + 1), parameters] : [`$${parameters.length + 1}`, [...parameters, reached + 1]];
  const counting = composed<{ total: number }>(
    `select count(*)::int as total from (select from (${text}) as list limit ${limit}) as counted`,
  );
  const [counted] = await tx.query(counting, values);
  return counted?.total ?? 0;
}

/** Orders by a name as people sort names. The database's own order compares bytes. */
export const byName = (column: string) => raw`${raw.ref(column)} collate "und-x-icu"`;

/** Whether a text has `texto` in it, in small or large letters. */
export const hasText = (where: RawBuilder<unknown>, texto: string) =>
  raw<boolean>`strpos(lower((${where}) collate "und-x-icu"), lower(${texto}::text collate "und-x-icu")) > 0`;
