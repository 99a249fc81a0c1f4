import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileDesk } from '../../shared/files.ts';
import { createKeepMade } from './made.ts';
import { createSavedFiles } from './saved.ts';

type Options = { db: Database; clock: Clock; files: Pick<FileDesk, 'store' | 'companyBytes'>; modulo: string };

/** How the story of a module in the demo company keeps files, at the moments of that story. Nothing has lain there for long, so nothing is swept. */
export function keepFilesOfDemo({ db, clock, files, modulo }: Options) {
  const sweep = { remove: async () => undefined };
  return { ficheros: createSavedFiles({ clock, sweep, known: new Set([modulo]) }), keepMade: createKeepMade({ db, clock, files, sweep }) };
}
