import pg from 'pg';

const KEEP_ALIVE_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;

export type ListenOptions = {
  url: string;
  channel: string;
  onMessage(payload: string): void;
  onConnected(): void;
  onError(error: Error): void;
};

/**
 * A separate connection that waits for notifications. It is opened again whenever it is lost. Rejects if the first one cannot be
 * opened.
 */
export async function listen({ url, channel, onMessage, onConnected, onError }: ListenOptions): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let tries = 0;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'jornada-jobs',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client = next;
    next.on('notification', ({ payload }) => payload !== undefined && onMessage(payload));
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('the connection that waits for jobs has ended')));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    tries = 0;
    onConnected();
  }
  function lose(lost: pg.Client, error: Error): void {
    if (isClosed || client !== lost) return;
    client = null;
    onError(error);
    void lost.end().catch(() => undefined);
    tries += 1;
    timer = setTimeout(
      () => void connect().catch((failure: Error) => client && lose(client, failure)),
      Math.min(LONGEST_WAIT_MS, 500 * 2 ** tries),
    );
    timer.unref();
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
