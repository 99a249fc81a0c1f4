import type { Clock } from '../../platform/clock.ts';
import type { FileRules } from '../../shared/files.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { isFor } from './mine-repo.ts';
import { createReaderOf } from './reader-of.ts';

/** Files are for whoever may read the announcement, and for those who write them. */
export function createFileRules(options: { clock: Clock; entidades: EntidadesService }): FileRules {
  const readerOf = createReaderOf(options);
  return {
    canRead: async (tx, sesion, id) => sesion.permisos.has('wiki.gestionar:all') || isFor(tx, await readerOf(sesion), id),
  };
}
