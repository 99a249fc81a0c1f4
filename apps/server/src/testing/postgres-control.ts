import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runSql } from '@jornada/testkit/database/index.ts';
import { findOrCreateAccount } from '@jornada/postgres/cluster/account.ts';
import { runProgram } from '@jornada/postgres/cluster/run-program.ts';
import { isAlive } from './is-alive.ts';

/** Controls the PostgreSQL behind `superuserUrl`, which must belong to the test. */
export async function createPostgresControl(superuserUrl: string) {
  const [row] = await runSql(
    superuserUrl,
    `select current_setting('data_directory') as folder, pg_read_file('postmaster.opts') as options`,
  );
  const { folder, options } = row as { folder: string; options: string };
  const program = join(options.slice(0, options.indexOf(' ')), '../pg_ctl');
  const account = await findOrCreateAccount();
  const pid = (): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const findChildren = async (): Promise<number[]> =>
    (await runSql(superuserUrl, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')).map((one) => Number(one['pid']));
  let stopped: number[] = [];

  return {
    /** All its processes stop without a message, as with a disk that does not answer. */
    async freeze(): Promise<void> {
      stopped = [pid(), ...(await findChildren())];
      for (const one of stopped) process.kill(one, 'SIGSTOP');
    },
    thaw(): void {
      for (const one of stopped.splice(0).toReversed()) process.kill(one, 'SIGCONT');
    },
    /** As in a power failure. */
    kill: (): void => void process.kill(pid(), 'SIGKILL'),
    /** The same. Resolves when all of its processes have noticed that it is dead, and have ended: until then one may still answer. */
    async killAndWait(): Promise<void> {
      const children = await findChildren();
      process.kill(pid(), 'SIGKILL');
      while (children.some(isAlive)) await delay(20);
    },
    /** Starts it again on the same port, whether it was stopped, killed, or still runs. */
    async restart(): Promise<void> {
      for (;;) {
        const { code } = await runProgram(program, ['-D', folder, '-w', '-m', 'fast', '-l', join(folder, 'start.log'), 'restart'], {
          account,
        });
        if (code === 0) return;
        // Children of the killed server have not noticed yet.
        await delay(100);
      }
    },
  };
}
