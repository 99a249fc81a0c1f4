import type pg from 'pg';
import { findFiles } from '../backup/files.ts';
import { Refusal } from '../backup/refusal.ts';
import { openTables } from './guards.ts';
import { withBoth, type Move } from './move.ts';
import { silently } from './side.ts';
import { findArrival, findStanding } from './state.ts';
import { findCompanyTables } from './tables.ts';

/** What the trigger of a table that is only added to wants to hear before it lets a row go; null: it has none. */
async function findPassword(client: pg.Client, table: string): Promise<string | null> {
  const { rows } = await client.query<{ password: string }>(
    `select case p.proname when 'solo_anadir' then 'si' else c.relname end as password
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
     where t.tgrelid = $1::regclass and t.tgname = 'solo_anadir'`,
    [table],
  );
  return rows[0]?.password ?? null;
}

/**
 * Erases at the source what a company has left there, with its files. What stays is its number, and where it is now. @returns the rows of
 * each table that were erased. @throws Refusal unless the company has arrived.
 */
export const forget = (options: Move): Promise<Record<string, number>> =>
  withBoth(options, async (source, target) => {
    const { company, from, to } = options;
    const { move, to: gone } = await findStanding(source, company);
    if (gone === null || move === null) throw new Refusal(`Company ${company} has not been moved away.`);
    if ((await findArrival(target, move)) !== 'arrived') throw new Refusal(`Company ${company} is not at this other instance.`);
    if (from.store.place !== to.store.place) {
      await source.query(`select set_config('jornada.entidad', $1, false)`, [String(company)]);
      for (const { key } of await findFiles(source, [company])) await from.store.remove(key);
    }
    const erased: Record<string, number> = {};
    await silently(source, company, async () => {
      await source.query('set constraints all deferred');
      for (const { name } of (await findCompanyTables(source)).toReversed()) {
        if (name === 'central.entidades') continue;
        await source.query(`select set_config('jornada.borrado', $1, true)`, [(await findPassword(source, name)) ?? '']);
        erased[name] = (await source.query(`delete from ${name} where entidad_id = $1`, [company])).rowCount ?? 0;
      }
    });
    await openTables(source, company);
    return erased;
  });
