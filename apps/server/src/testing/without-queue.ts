import { runSql } from '@jornada/testkit/database/index.ts';

/** Runs work while no job can be put into a queue, as if the process died there. What the work throws is its own matter. */
export async function withoutQueue(superuserUrl: string, queue: string, work: () => Promise<unknown>): Promise<void> {
  await runSql(
    superuserUrl,
    `create function pgboss.refuse_for_a_test() returns trigger language plpgsql as $$ begin raise 'no job of % now', new.name; end $$;
     create trigger refuse_for_a_test before insert on pgboss.job for each row when (new.name = '${queue}') execute function pgboss.refuse_for_a_test()`,
  );
  try {
    await work();
  } finally {
    await runSql(superuserUrl, 'drop function pgboss.refuse_for_a_test() cascade');
  }
}
