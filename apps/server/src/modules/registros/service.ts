import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Translate } from '../../platform/http/error-handler.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../entidades/service.ts';
import { findNames } from '../perfil/service.ts';
import { createAct, type Escrito } from './act.ts';
import { createActions } from './actions.ts';
import { createCorrections } from './corrections.ts';
import { authorsOf, type Presentacion } from './present.ts';
import { createProjects } from './projects.ts';
import { createHeld } from './held.ts';
import { createHistory } from './history.ts';
import { createQueries } from './queries.ts';
import { findHeld } from './held-repo.ts';
import { createReader, type Lectura } from './reader.ts';
import { findDay as findDayOfRecord } from './repo.ts';
import { createYear } from './year.ts';
import type { Ventana } from './windows.ts';
import { createForAnotherLog } from './write-for-another.ts';
import { findSums } from './year-sums-repo.ts';

export { presentCorrection, showsBalance, typeName, visiblePlan } from './present.ts';
export { findDays, type DiaDePersona } from './days-repo.ts';
export { countryOf } from './project-day.ts';
export { reachOf, type Alcance } from './reach.ts';
export { countHeld, findHeldOfCompany } from './held-repo.ts';
export { deviceOf } from './clock-settings.ts';
export { createBatch, type Batch } from './batch.ts';
export { checkZone } from './zones.ts';
export { accountOf } from './account.ts';
export { laborOf } from './labor.ts';
export { createReader, type Lectura, type Reader } from './reader.ts';
export { windowOfNow, windowOfMonth } from './windows.ts';
export { rebuildProjections, type Reconstruccion } from './rebuild.ts';
export type { Historia } from './history.ts';
export { createForAnotherLog, type ForAnotherLog } from './write-for-another.ts';
export { propuestasCambiadas } from './proposals.ts';
export { personFrom, readPerson, writeRecords, type Persona } from './repo.ts';

export type RegistrosService = ReturnType<typeof createRegistrosService>;

/** The record of working time: reading it, and the few ways in which it grows. */
export function createRegistrosService({
  db,
  clock,
  entidades,
  auditoria,
  translate,
  onWritten = async () => undefined,
}: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  translate: Translate;
  /** Told of every change of the record, after it was written. */
  onWritten?(escrito: Escrito): Promise<void>;
}) {
  const read = createReader({ db, clock, entidades });
  const findDay = (sesion: Sesion, registroId: number): Promise<string | null> =>
    db.tenant(sesion.entidadId, (tx) => findDayOfRecord(tx, sesion.entidadId, sesion.personaId, registroId));

  const findSumsOf = (sesion: Sesion, ventana: Ventana) => db.tenant(sesion.entidadId, (tx) => findSums(tx, sesion, ventana));

  const findHeldOf = (sesion: Sesion, ventana: Ventana) =>
    db.tenant(sesion.entidadId, (tx) => findHeld(tx, sesion.entidadId, sesion.personaId, ventana));

  /** Names are looked up only where somebody else has written, or a correction names its sides. */
  async function present(lectura: Lectura): Promise<Presentacion> {
    const { entidadId, idioma } = lectura.sesion;
    const { personaId } = lectura.contexto;
    const authors = authorsOf(lectura);
    const wanted =
      authors.some((id) => id !== personaId) ||
      lectura.persona.eventos.some(({ evento }) => evento === 'correccion' || evento === 'observacion')
        ? authors
        : [];
    const names = wanted.length > 0 ? await db.tenant(entidadId, (tx) => findNames(tx, entidadId, wanted)) : new Map<number, string>();
    return { language: idioma, translate, names };
  }

  const act = createAct({ db, auditoria, read, onWritten });
  const actions = createActions({ act, findDay, present });
  const queries = createQueries({ read, findDay, findSums: findSumsOf, findHeld: findHeldOf, present });
  return {
    actions,
    held: createHeld({ db, read, actions, hoy: queries.hoy }),
    corrections: createCorrections({ db, act, present }),
    queries,
    projects: createProjects({ db, read, logForAnother: createForAnotherLog(auditoria) }),
    balanceAnual: createYear({ read, clock }),
    readHistory: createHistory({ db, read }),
  };
}
