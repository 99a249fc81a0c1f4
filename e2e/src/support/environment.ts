const ORIGIN = 'JORNADA_E2E_ORIGIN';
const DATABASE = 'JORNADA_E2E_DATABASE';

/** The address of this run's server, and its database with the server's role. */
export type Environment = { origin: string; databaseUrl: string };

/** The workers inherit the runner's environment, so the set-up puts the data there. */
export function publishEnvironment({ origin, databaseUrl }: Environment): void {
  process.env[ORIGIN] = origin;
  process.env[DATABASE] = databaseUrl;
}

/** @throws Error outside of a run. */
export function readEnvironment(): Environment {
  const { [ORIGIN]: origin, [DATABASE]: databaseUrl } = process.env;
  if (!origin || !databaseUrl) throw new Error('The global set-up has not run.');
  return { origin, databaseUrl };
}
