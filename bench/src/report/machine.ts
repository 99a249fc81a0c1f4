import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { ROOT } from '@jornada/server/cli/owner-access.ts';

const git = (...args: string[]): string => execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim();

/** The machine of the measurement, in one sentence. `postgres`: the version of the database, null if there was none. */
export function describeMachine(postgres: string | null): string {
  const [cpu] = cpus();
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Linux ${release()}, Node ${process.versions.node}`;
  const commit = `commit ${git('rev-parse', '--short', 'HEAD')}${changed}`;
  if (postgres === null) return commit;
  const load = loadavg()[0]?.toFixed(1);
  return `${machine}, PostgreSQL ${postgres}, ${commit}. Load generator, servers and PostgreSQL share the processors; load average at the end ${load}`;
}
