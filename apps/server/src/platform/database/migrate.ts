import { join } from 'node:path';
import * as postgres from '@jornada/postgres';
import { prepareJobsSchema } from '../jobs/schema.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** The migrations of this version, oldest first. */
export const findMigrations = () => postgres.findMigrations(FOLDER);
/** Also those that its baseline replaces: older back-ups were made with them. */
export const findAllMigrations = async () => [...(await postgres.findReplaced(FOLDER)), ...(await findMigrations())];

/** Brings the database to this version: its tables, then those of the queue. See `migrate` of `@jornada/postgres`. */
export const migrate = ({ ownerUrl, folder = FOLDER }: { ownerUrl: string; folder?: string }): Promise<string[]> =>
  postgres.migrate({
    ownerUrl,
    folder,
    beside: async (client) => {
      if (!(await prepareJobsSchema(client)))
        throw new postgres.MigrationError('The database is newer than this version: its queue of jobs is.');
    },
  });
