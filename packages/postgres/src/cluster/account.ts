import { ClusterError } from './cluster-error.ts';
import { runProgram, type SystemAccount } from './run-program.ts';

const SYSTEM_USER = 'postgres';

const findAccount = async (name: string): Promise<SystemAccount | undefined> => {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { name, uid: Number(uid.output), gid: Number(gid.output) };
};

/**
 * The system user that PostgreSQL runs as. Undefined (the current user) for an ordinary user. PostgreSQL refuses to run as root,
 * so for root it is `postgres`, which is created if missing. @throws ClusterError if `postgres` is missing and cannot be created.
 */
export const findOrCreateAccount = async (): Promise<SystemAccount | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const found = await findAccount(SYSTEM_USER);
  if (found) return found;
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  const made = await runProgram('useradd', [...options, SYSTEM_USER]);
  const created = await findAccount(SYSTEM_USER);
  if (created) return created;
  throw new ClusterError(`PostgreSQL does not run as root, and the system user ${SYSTEM_USER} cannot be created: ${made.output}.`);
};
