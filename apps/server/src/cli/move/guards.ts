import type pg from 'pg';
import { Refusal } from '../backup/refusal.ts';
import { findCompanyTables, KEPT } from './tables.ts';

/** How long those who write may have to wait behind a guard that is being put up, and how often that is tried for one table. */
const WAIT = '2s';
const TRIES = 30;
const LOCKED = '55P03';

const nameOf = (company: number, when: string): string => `a_mudanza_${company}_${when}`;
const WHENS = [
  ['llega', 'insert or update', 'new'],
  ['sale', 'update or delete', 'old'],
] as const;

async function inShortLocks(client: pg.Client, table: string, statements: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await client.query(`begin; set local lock_timeout = '${WAIT}'; ${statements}; commit`));
    } catch (error) {
      await client.query('rollback');
      if ((error as pg.DatabaseError).code !== LOCKED) throw error;
      if (tries === TRIES) throw new Refusal(`Somebody has been writing to ${table} for a minute: try again later.`);
    }
  }
}

/**
 * Lets nobody change a row of the company any more. To make a trigger, PostgreSQL waits for the transactions that have written to
 * the table, and whoever writes later meets it: so after this, nothing is under way. Other companies pass; they wait for
 * milliseconds, at most for two seconds, while one table is being closed.
 */
export async function closeTables(client: pg.Client, company: number): Promise<void> {
  for (const { name, isPerCompany } of await findCompanyTables(client)) {
    // The other tables are swept by statements about all companies. What they hold goes with a row of the company, or is short-lived.
    if (!isPerCompany && !KEPT.has(name)) continue;
    const make = WHENS.map(
      ([when, events, row]) => `create or replace trigger ${nameOf(company, when)} before ${events} on ${name} for each row
        when (${row}.entidad_id = ${company} and current_setting('jornada.mudanza', true) is distinct from 'si')
        execute function central.rechazar_en_mudanza('${company}')`,
    );
    await inShortLocks(client, name, make.join('; '));
  }
}

/** Takes away what `closeTables` has put up, or a part of it. */
export async function openTables(client: pg.Client, company: number): Promise<void> {
  const { rows } = await client.query<{ name: string; trigger: string }>(
    `select tgrelid::regclass::text as name, quote_ident(tgname) as trigger from pg_trigger where tgname = any($1)`,
    [WHENS.map(([when]) => nameOf(company, when))],
  );
  for (const { name, trigger } of rows) await inShortLocks(client, name, `drop trigger if exists ${trigger} on ${name}`);
}
