import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Translate } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../auth/service.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { findNames } from '../perfil/service.ts';
import { createAct } from './act.ts';
import { createActions } from './actions.ts';
import { authorsOf, type Presentacion } from './present.ts';
import { createProjects } from './projects.ts';
import { createQueries } from './queries.ts';
import { createReader, type Lectura } from './reader.ts';
import { findDay as findDayOfRecord } from './repo.ts';

export { typeName } from './present.ts';
export { deviceOf } from './clock-settings.ts';
export { createBatch, type Batch } from './batch.ts';
export { laborOf } from './labor.ts';
export { rebuildProjections, type Reconstruccion } from './rebuild.ts';
export { readPerson, writeRecords, type Persona } from './repo.ts';

export type RegistrosService = ReturnType<typeof createRegistrosService>;

/** The record of working time: reading it, and the few ways in which it grows. */
export function createRegistrosService({
  db,
  clock,
  entidades,
  translate,
}: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  translate: Translate;
}) {
  const read = createReader({ db, clock, entidades });
  const findDay = (sesion: Sesion, registroId: number): Promise<string | null> =>
    db.tenant(sesion.entidadId, (tx) => findDayOfRecord(tx, sesion.entidadId, sesion.personaId, registroId));

  /** Names are looked up only where somebody else has written, or a correction names its sides. */
  async function present(lectura: Lectura): Promise<Presentacion> {
    const { entidadId, personaId, idioma } = lectura.sesion;
    const authors = authorsOf(lectura);
    const wanted =
      authors.some((id) => id !== personaId) ||
      lectura.persona.eventos.some(({ evento }) => evento === 'correccion' || evento === 'observacion')
        ? authors
        : [];
    const names = wanted.length > 0 ? await db.tenant(entidadId, (tx) => findNames(tx, entidadId, wanted)) : new Map<number, string>();
    return { language: idioma, translate, names };
  }

  return {
    actions: createActions({ act: createAct({ db, read }), findDay, present }),
    queries: createQueries({ read, findDay, present }),
    projects: createProjects({ db, read }),
  };
}
