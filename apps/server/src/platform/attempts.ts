import type { Clock } from './clock.ts';
import { statement, type Queryable } from './database/pool.ts';

/** Counts tries per key in PostgreSQL, so that all nodes count together. */
export type Attempts = {
  /**
   * Takes one try of each key before it is made, so that tries made at once count as well.
   * @returns seconds to wait, or 0 when the try may be made.
   */
  take(keys: readonly { key: string; limit: number }[]): Promise<number>;
  /** How many tries of these keys count now. Keys without any are missing. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The try succeeded: the count of `cleared` begins again at zero, and `returned` get this one try back. */
  succeed(keys: { cleared: readonly string[]; returned: readonly string[] }): Promise<void>;
};

const WINDOW_SECONDS = 15 * 60;

const TAKE = statement(
  'platform/attempts.TAKE',
  `
  insert into central.intentos as i (clave, fallos, desde) select unnest($1::text[]), 1, $2
  on conflict (clave) do update set
    fallos = case when i.desde between $3 and $2 then i.fallos + 1 else 1 end,
    desde = case when i.desde between $3 and $2 then i.desde else $2 end
  returning clave, fallos, desde`,
);
const READ = statement(
  'platform/attempts.READ',
  'select clave, fallos from central.intentos where clave = any($1) and desde between $2 and $3',
);
// Tries outside the window no longer count, nor tries in the future, which were made when the clock was wrong.
const CLEAR = statement('platform/attempts.CLEAR', 'delete from central.intentos where clave = any($1) or desde < $2');
const RETURN = statement('platform/attempts.RETURN', 'update central.intentos set fallos = greatest(fallos - 1, 0) where clave = any($1)');

export function createAttempts({ db, clock }: { db: Queryable; clock: Clock }): Attempts {
  const startOfWindow = (): Temporal.Instant => clock.now().subtract({ seconds: WINDOW_SECONDS });
  return {
    async take(keys) {
      const names = keys.map(({ key }) => key).toSorted();
      const rows = await db.query(TAKE, [names, clock.now().toString(), startOfWindow().toString()]);
      const waits = rows.map(({ clave, fallos, desde }) => {
        const limit = keys.find(({ key }) => key === clave)?.limit ?? Infinity;
        const remaining = Temporal.Instant.from(desde).since(startOfWindow()).total('seconds');
        return fallos > limit ? Math.max(1, Math.ceil(remaining)) : 0;
      });
      return Math.max(0, ...waits);
    },
    async read(keys) {
      const span = [startOfWindow().toString(), clock.now().toString()] as const;
      const rows = await db.query(READ, [[...keys], ...span]);
      return new Map(rows.map(({ clave, fallos }) => [clave, fallos]));
    },
    async succeed({ cleared, returned }) {
      await db.query(CLEAR, [[...cleared], startOfWindow().toString()]);
      await db.query(RETURN, [[...returned]]);
    },
  };
}
