import pg from 'pg';
import type { FileStore } from '../../platform/files/store.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** An instance, as the move sees it. */
export type Side = {
  ownerUrl: string;
  secrets: Pick<Secrets, 'signing' | 'data'>;
  store: FileStore;
  /** Where files are put together before they are stored. */
  folder: string;
};

const TEXTS = `set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`;

/** A connection of the owner, in which values read the same on both sides. */
export async function connect(side: Pick<Side, 'ownerUrl'>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: side.ownerUrl, application_name: 'jornada-move' });
  // A lost connection is told by the statement that waits on it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(TEXTS);
  return client;
}

/** Does something in one transaction, in the name of the company, with no trigger that would derive or refuse anything. */
export async function silently<T>(client: pg.Client, company: number, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(`select set_config('jornada.entidad', $1, true), set_config('jornada.mudanza', 'si', true)`, [String(company)]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
