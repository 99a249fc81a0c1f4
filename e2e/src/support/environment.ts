const ORIGIN = 'JORNADA_E2E_ORIGIN';
const DATABASE = 'JORNADA_E2E_DATABASE';

/** Where the server of this run listens, and its database as the server itself sees it. */
export type Environment = { origin: string; databaseUrl: string };

/** The workers inherit the runner's environment: what the set-up leaves there, they find. */
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
