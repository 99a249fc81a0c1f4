import type { Bus, Novedad } from '../../platform/bus.ts';
import type { Events } from '../../platform/events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { createTimeStamps } from '../../shared/time-stamps.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { joining } from '../../platform/database/join.ts';
import { findNames } from '../perfil/reads.ts';
import { createAct } from './act/act.ts';
import { createAnswer } from './act/answer.ts';
import type { FollowProposals } from './act/proposals.ts';
import { createForAnotherLog } from './act/write-for-another.ts';
import { createActions } from './calls/actions.ts';
import { createMeasureOf, type DePersona } from './calls/clock-input.ts';
import { createCorrections } from './calls/corrections.ts';
import { findHeld } from './calls/find-held-repo.ts';
import { createHeld } from './calls/held.ts';
import { createHistory } from './calls/history.ts';
import { createProjects, takeTurn } from './calls/projects.ts';
import { lockProjects, insertDayWithoutClock } from './calls/projects-repo.ts';
import { createQueries } from './calls/queries.ts';
import { createWorkedDays } from './calls/worked-days.ts';
import { createYear } from './calls/year.ts';
import { findDay as findDayOfRecord } from './log/repo.ts';
import { createKnownPeople } from './person/known-people.ts';
import { createReadAhead } from './person/read-ahead.ts';
import { createReader, type Lectura } from './person/reader.ts';
import { createRememberingReader } from './person/remembering-reader.ts';
import type { Ventana } from './person/windows.ts';
import { findSums } from './person/year-sums-repo.ts';
import { authorsOf, type Presentacion } from './present/names.ts';
import { summarizePast } from './present/past.ts';

export { createBatch, type Batch } from './act/batch.ts';
export type { FollowProposals } from './act/proposals.ts';
export { rebuildProjections } from './act/rebuild.ts';
export type { HistoriaDePersona } from './calls/history.ts';
export type { DiasTrabajados, JornadaTrabajada, TramoTrabajado } from './calls/worked-days.ts';
export type { BolsaLeida } from './person/repo.ts';
export type { Aparato } from './person/clock-settings.ts';
export type { DiaDePersona } from './person/days-repo.ts';
export type { SueltoLeido } from './person/sueltos.ts';
export type { Lectura } from './person/reader.ts';
export type { PersonaLeida } from './person/repo.ts';
export type { ShownTimes } from './present/shown.ts';

export type RegistrosService = ReturnType<typeof createRegistrosService>;

/** The record of working time: reading it, and the few ways to add to it. */
export function createRegistrosService({
  db,
  clock,
  vault,
  entidades,
  auditoria,
  translate,
  bus,
  events,
  warn,
  countReadAhead,
}: {
  db: Database;
  clock: Clock;
  vault: Pick<Vault, 'digest' | 'isDigestOf'>;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  translate: TranslateText;
  bus: Bus;
  events?: Pick<Events<Novedad>, 'publish'>;
  warn(error: unknown, what: string): void;
  /** Told of people who were read before they came. */
  countReadAhead(people: number): void;
}) {
  const remembering = { clock, entidades, summarize: summarizePast, people: createKnownPeople() };
  const ahead = createReadAhead({ ...remembering, db, warn, onRead: countReadAhead });
  const read = createRememberingReader({ ...remembering, read: createReader({ db, clock, entidades }), seen: ahead.seen });
  const findDay = ({ entidadId, personaId }: DePersona, registroId: number): Promise<string | null> =>
    db.tenant(entidadId, (tx) => findDayOfRecord(tx, entidadId, personaId, registroId));

  const findSumsOf = (sesion: Sesion, ventana: Ventana) => db.tenant(sesion.entidadId, (tx) => findSums(tx, sesion, ventana));

  const findHeldOf = (sesion: Sesion, ventana: Ventana) =>
    db.tenant(sesion.entidadId, (tx) => findHeld(tx, sesion.entidadId, sesion.personaId, ventana));

  // Whoever clocks at a kiosk has another author beside them each time, so those who are asked for at one moment are read together.
  const readNames = joining((entidadId, asked: (readonly number[])[]) =>
    db.tenant(entidadId, async (tx) => {
      const names = await findNames(tx, entidadId, [...new Set(asked.flat())]);
      return asked.map(() => names);
    }),
  );

  /** Names are read only if somebody else has written, if a correction names its sides, or if all are asked for (`namesAll`). */
  async function present(lectura: Lectura, { namesAll = false }: { namesAll?: boolean } = {}): Promise<Presentacion> {
    const { entidadId, idioma } = lectura.sesion;
    const { personaId } = lectura.contexto;
    const authors = authorsOf(lectura);
    const wanted =
      namesAll ||
      authors.some((id) => id !== personaId) ||
      lectura.persona.eventos.some(({ evento }) => evento === 'correccion' || evento === 'observacion')
        ? authors
        : [];
    const names = wanted.length > 0 ? await readNames(entidadId, wanted) : new Map<number, string>();
    return { language: idioma, translate, names };
  }

  const followers: FollowProposals[] = [];
  const follow: FollowProposals = async (...proposed) => {
    for (const one of followers) await one(...proposed);
  };
  const act = createAct({ db, auditoria, read, bus, follow, ...(events && { events }) });
  const logForAnother = createForAnotherLog(auditoria);
  const measureOf = createMeasureOf(createTimeStamps({ vault, clock }));
  const actions = createActions({ act, findDay, measureOf, present, translate });
  const queries = createQueries({ read, findDay, findSums: findSumsOf, findHeld: findHeldOf, present });
  return {
    /** Reads people before they come, once it is started. */
    ahead,
    actions,
    held: createHeld({ db, read, measureOf, actions, hoy: queries.readHoy }),
    corrections: createCorrections({ db, act, present }),
    /** The inbox follows what people propose about their own record. */
    followProposals: (one: FollowProposals): void => void followers.push(one),
    answerForCompany: createAnswer({ clock, entidades, auditoria }),
    queries,
    projects: createProjects({ db, read, logForAnother }),
    logForAnother,
    /** For those who write entries of a person, within their transaction. */
    entries: { takeTurn, hold: lockProjects, turnOffClock: insertDayWithoutClock },
    /** Days of the caller's record, for those who count with what was worked. */
    readWorkedDays: createWorkedDays({ read, translate }),
    readBalanceAnual: createYear({ read, clock }),
    readHistory: createHistory({ db, read }),
  };
}
