import type pg from 'pg';
import { Refusal } from '../backup/refusal.ts';

/** Where a company stands at the source. `move`: it is about to leave, or has left. `to`: it has left. */
export type CompanyStanding = { name: string; move: string | null; to: string | null };

export async function findStanding(client: pg.Client, company: number): Promise<CompanyStanding> {
  const { rows } = await client.query<CompanyStanding>(
    `select nombre as name, mudanza as move, mudada_a as "to" from central.entidades where entidad_id = $1`,
    [company],
  );
  if (!rows[0]) throw new Refusal(`There is no company ${company} here.`);
  return rows[0];
}

/** What the target knows of a move. null: nothing, because it goes somewhere else. */
export type Arrival = 'announced' | 'arrived' | 'taken back' | null;

export async function findArrival(client: pg.Client, move: string): Promise<Arrival> {
  const { rows } = await client.query<{ llegada: boolean | null }>('select llegada from central.mudanzas where mudanza = $1', [move]);
  if (!rows[0]) return null;
  if (rows[0].llegada === null) return 'announced';
  return rows[0].llegada ? 'arrived' : 'taken back';
}

/** Tells the target of a move, before anything is closed: so that no other instance can be taken for it later. */
export const announce = async (client: pg.Client, { move, company }: { move: string; company: number }): Promise<void> =>
  void (await client.query('insert into central.mudanzas (mudanza, empresa, momento) values ($1, $2, now())', [move, company]));

/**
 * Writes down what becomes of a move, unless that has been decided already. If another transaction is just deciding it, this waits for
 * it. @returns whether this was the first.
 */
export async function decide(client: pg.Client, { move, arrives }: { move: string; arrives: boolean }): Promise<boolean> {
  const { rowCount } = await client.query(
    'update central.mudanzas set llegada = $2, momento = now() where mudanza = $1 and llegada is null',
    [move, arrives],
  );
  return rowCount === 1;
}

/** Any number; with that of the company, only one command works on its move. @throws Refusal if another one does. */
const LOCK = 20_261_203;

export async function lockMove(client: pg.Client, company: number): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [LOCK, company]);
  if (!rows[0]?.mine) throw new Refusal(`Another command is moving company ${company} at this moment.`);
}
