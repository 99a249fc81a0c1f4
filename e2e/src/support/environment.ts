const NAMES = {
  origin: 'JORNADA_E2E_ORIGIN',
  databaseUrl: 'JORNADA_E2E_DATABASE',
  ownerUrl: 'JORNADA_E2E_OWNER',
  dataDir: 'JORNADA_E2E_DATA',
} as const;

/** The address of this run's server, its database with the server's role and with that of the owner, and its folder: for one more server. */
export type Environment = Record<keyof typeof NAMES, string>;

const KEYS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** The workers inherit the runner's environment, so the set-up puts the data there. */
export function publishEnvironment(environment: Environment): void {
  for (const key of KEYS) process.env[NAMES[key]] = environment[key];
}

/** @throws Error outside of a run. */
export function readEnvironment(): Environment {
  const read = (key: keyof typeof NAMES): string => {
    const value = process.env[NAMES[key]];
    if (!value) throw new Error('The global set-up has not run.');
    return value;
  };
  return { origin: read('origin'), databaseUrl: read('databaseUrl'), ownerUrl: read('ownerUrl'), dataDir: read('dataDir') };
}
