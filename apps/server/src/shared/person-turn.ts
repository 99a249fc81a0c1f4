import { statement, type Queryable } from '../platform/database/pool.ts';

/** Any number of ours. Whatever is written into the requests of a person takes turns by it. */
const LOCK = 20_261_128;
const TAKE_LOCK = statement('shared/person-turn.TAKE_LOCK', 'select pg_advisory_xact_lock($1, $2)');

/** Waits until nobody else writes about requests of this person. The lock lasts until the transaction ends. */
export async function takeTurn(tx: Queryable, personaId: number): Promise<void> {
  await tx.query(TAKE_LOCK, [LOCK, personaId]);
}
