import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { MIGRATION_LOCK } from '@jornada/postgres';
import type { SecretKey } from '../../platform/secrets.ts';
import { Refusal } from '../backup/refusal.ts';
import { findAppliedMigrations } from '../backup/schema.ts';
import type { Side } from './side.ts';

const isAmong = (list: readonly SecretKey[], { kid, key }: SecretKey): boolean =>
  list.some((one) => one.kid === kid && one.key.length === key.length && timingSafeEqual(one.key, key));

/**
 * The target must know the keys of the source: for what is stored under them (codes of apps, PINs, secrets of providers), and for the
 * sessions, with which devices send what they have kept. @throws Refusal
 */
export function checkKeys(from: Side, to: Side): void {
  for (const list of ['data', 'signing'] as const) {
    const lacking = from.secrets[list].find((key) => !isAmong(to.secrets[list], key));
    if (lacking)
      throw new Refusal(
        `The other instance does not know the key ${lacking.kid}: add it to the end of "${list}" in its secrets, and start its servers anew.`,
      );
  }
}

/** @throws Refusal unless both databases are of the same version. */
export async function checkVersions(from: pg.Client, to: pg.Client): Promise<void> {
  const [left, right] = [await findAppliedMigrations(from), await findAppliedMigrations(to)];
  if (left.length === 0 || JSON.stringify(left) !== JSON.stringify(right))
    throw new Refusal('The two instances are not of the same version: start the newest on both first.');
}

/** No new table may appear meanwhile, on either side: servers that start wait. @throws Refusal if one is migrating just now. */
export async function holdMigrations(...clients: pg.Client[]): Promise<void> {
  for (const client of clients) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock_shared($1) as mine', [MIGRATION_LOCK]);
    if (!rows[0]?.mine) throw new Refusal('A server is just bringing its database to a new version: try again in a moment.');
  }
}

/**
 * The number of the company must be free. A company that has moved away from there, and was forgotten there, may come back.
 * @throws Refusal
 */
export async function checkRoom(to: pg.Client, company: number): Promise<void> {
  const { rows } = await to.query<{ nombre: string; mudada_a: string | null }>(
    'select nombre, mudada_a from central.entidades where entidad_id = $1',
    [company],
  );
  if (!rows[0]) return;
  await to.query(`select set_config('jornada.entidad', $1, false)`, [String(company)]);
  const { rowCount } = await to.query('select from instancia.entidades where entidad_id = $1', [company]);
  await to.query(`select set_config('jornada.entidad', '', false)`);
  if (rows[0].mudada_a !== null && rowCount === 0) return;
  throw new Refusal(
    rows[0].mudada_a === null
      ? `The other instance has a company ${company} of its own, ${rows[0].nombre}: give each instance its own range of numbers.`
      : `The other instance still keeps what company ${company} left there when it moved away: run this command there with --forget first.`,
  );
}
