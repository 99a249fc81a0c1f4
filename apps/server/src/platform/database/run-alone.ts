import pg from 'pg';

type Options = {
  /** An address that leads to no pooler: a lock belongs to a connection. */
  url: string;
  /** Any number, but the same in every process that waits for the others. */
  lock: number;
  /** Called if another process is at it. */
  onWait(): void;
};

/**
 * Does something while no other process on this database does it, and waits for the others for as long as they take. If one of them dies, the next
 * one goes on. For work of many transactions: within one, a lock of the transaction is enough.
 */
export async function runAlone<T>({ url, lock, onWait }: Options, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'jornada-alone', keepAlive: true });
  // If this connection is lost, so is the lock, and the work goes on: what it writes has locks of its own.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The role may have limits, and this is the one place that waits for as long as it takes.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0');
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
    if (rows[0]?.mine !== true) {
      onWait();
      await client.query('select pg_advisory_lock($1)', [lock]);
    }
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
