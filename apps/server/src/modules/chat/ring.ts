import type { SonaraVista } from '@jornada/contract/chat/vistas.ts';
import { MAXIMO_CON_LECTURAS } from '@jornada/domain/chat/modelo.ts';
import { ringsAt, toldHour } from '@jornada/domain/chat/quiet.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import type { NotificacionesService } from '../notificaciones/service.ts';
import { laborOf } from '../registros/reads.ts';
import type { ChatAccess } from './access.ts';
import { countMembers } from './members-repo.ts';
import { mensajeNuevo } from './notices.ts';
import { deleteDue, findRinging, upsertLater, type FilaTimbre } from './ring-repo.ts';
import { findSettings } from './settings-repo.ts';

export const RING = 'chat.sonar';
/** Somebody has written in a room; or, with `nombrada`, has named this person in a change of the message. Only ids, because the queue has no row-level security. */
export type Ringing = { entidadId: number; salaId: number; autorId: number; urgente: boolean; numero?: number; nombrada?: number };

type Options = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  entidades: EntidadesService;
  notices: Pick<NotificacionesService, 'tellMany'>;
  access: ChatAccess;
};

/** For whom it rings now. */
type Rung = { named: number[]; others: number[] };
/**
 * What a change of a message means for somebody whom it named. They have read it: nothing unread would ring for them later, so they are told at
 * `seconds`. They have not: their room rings. null: they are named no more, or not there within sixty days.
 */
type Called = { hasRead: true; isNow: boolean; seconds: number } | { hasRead: false } | null;

/** When a room rings for a member; null: not within sixty days. */
const hourOf = (fila: FilaTimbre, empresa: Configuracion, ahora: string): string | null =>
  ringsAt({ laboral: laborOf(fila, empresa), isWorking: fila.isWorking, zona: empresa.zona }, ahora);

/** Rings on people's devices: at once for those who are at work, for the others when they are again (LOPDGDD, article 88). */
export function createRinging({ db, clock, jobs, entidades, notices, access }: Options) {
  const configurationOf = async (tx: Transaction, entidadId: number): Promise<Configuracion> =>
    entidades.getConfiguration(entidadId, await findRevision(tx, entidadId));
  const todayIn = ({ zona }: Configuracion): string => clock.now().toZonedDateTimeISO(zona).toPlainDate().toString();

  /** Sorts members for whom a room should ring: also those who have muted it, if the message `solo`, or without it any that they have not read, names them. @returns those for whom it does now. */
  async function ring(
    tx: Transaction,
    {
      entidadId,
      salaId,
      ids,
      without,
      isUrgent,
      solo,
    }: { entidadId: number; salaId: number; ids: number[] | null; without: number; isUrgent: boolean; solo?: number | undefined },
  ): Promise<Rung> {
    const empresa = await configurationOf(tx, entidadId);
    const ahora = clock.now().toString();
    const filas = await findRinging(tx, { entidadId, salaId, hoy: todayIn(empresa), ahora, ids, ...(solo !== undefined && { solo }) });
    const concerned = filas.filter(({ id, silenciada, sinLeer, mencionada }) => id !== without && sinLeer && (mencionada || !silenciada));
    const hours = concerned.map((fila) => ({
      id: fila.id,
      isNamed: fila.mencionada,
      suena: isUrgent ? ahora : hourOf(fila, empresa, ahora),
    }));
    await upsertLater(
      tx,
      { entidadId, salaId },
      hours.flatMap(({ id, suena }) => (suena === null || suena === ahora ? [] : [{ id, suena }])),
    );
    const now = hours.filter(({ suena }) => suena === ahora);
    const idsOf = (isNamed: boolean): number[] => now.filter((one) => one.isNamed === isNamed).map(({ id }) => id);
    return { named: idsOf(true), others: idsOf(false) };
  }

  async function findCalled(
    tx: Transaction,
    { entidadId, salaId, id, numero }: { entidadId: number; salaId: number; id: number; numero: number },
  ): Promise<Called> {
    const empresa = await configurationOf(tx, entidadId);
    const ahora = clock.now().toString();
    const [fila] = await findRinging(tx, { entidadId, salaId, hoy: todayIn(empresa), ahora, ids: [id], solo: numero });
    if (!fila?.nombrada) return null;
    if (fila.mencionada) return { hasRead: false };
    const hour = hourOf(fila, empresa, ahora);
    if (hour === null) return null;
    return { hasRead: true, isNow: hour === ahora, seconds: Math.ceil(clock.now().until(hour).total('seconds')) };
  }

  /** Who is named is told so, and the others that something was written. */
  async function tellAll(
    { named, others }: Rung,
    where: { entidadId: number; salaId: number },
    id: string,
    tx?: Transaction,
  ): Promise<void> {
    await notices.tellMany(mensajeNuevo, { ...where, ids: others }, id, tx);
    await notices.tellMany(mensajeNuevo, { ...where, ids: named, caso: 'mencion' }, idOf(id, 1), tx);
  }

  jobs.work<Ringing>(
    RING,
    async (ringing, { id }) => {
      const { entidadId, salaId, autorId, urgente, numero, nombrada } = ringing;
      if (nombrada !== undefined && numero !== undefined) {
        const called = await db.tenant(entidadId, (tx) => findCalled(tx, { entidadId, salaId, id: nombrada, numero }));
        if (!called) return;
        if (called.hasRead && called.isNow) return tellAll({ named: [nombrada], others: [] }, { entidadId, salaId }, id);
        if (called.hasRead) return jobs.send(RING, ringing, { afterSeconds: called.seconds, id: idOf(id, 2) });
      }
      const ids = nombrada === undefined ? null : [nombrada];
      const whom = { entidadId, salaId, ids, without: autorId, isUrgent: urgente, solo: numero };
      await tellAll(await db.tenant(entidadId, (tx) => ring(tx, whom)), { entidadId, salaId }, id);
    },
    { concurrency: 4 },
  );

  /** What is due. Somebody may have read it meanwhile, or be away: then it rings later, or not at all. */
  async function ringDue(entidadId: number, run: string): Promise<void> {
    await db.tenant(entidadId, async (tx) => {
      const rows = await deleteDue(tx, entidadId, clock.now().toString());
      for (const [salaId, people] of Map.groupBy(rows, ({ salaId: room }) => room)) {
        const whom = await ring(tx, { entidadId, salaId, ids: people.map(({ id }) => id), without: 0, isUrgent: false });
        // In the same transaction: what is due no more has rung.
        await tellAll(whom, { entidadId, salaId }, idOf(idOf(run, entidadId), salaId), tx);
      }
    });
  }

  jobs.schedule(
    'chat.sonar-luego',
    '* * * * *',
    async ({ id }) => {
      for (const entidadId of await findCompanies(db)) await ringDue(entidadId, id);
    },
    { retries: 1, expireSeconds: 120 },
  );

  /** The same hours are one line, the earliest first. */
  function groupHours(hours: readonly (string | null)[], zona: string): SonaraVista['luego'] {
    const groups = [...Map.groupBy(hours, (hour) => hour)].map(([cuando, same]) => ({ cuando, zona, personas: same.length }));
    return groups.toSorted((one, other) => (one.cuando ?? '9').localeCompare(other.cuando ?? '9'));
  }

  return {
    /** For whom a message of this person would ring now, and for whom later. @throws AppError `chat.no-existe`. */
    async tell(sesion: Sesion, salaId: number): Promise<SonaraVista | null> {
      const quien = await access.whoIs(sesion);
      const { entidadId, ahora } = quien;
      const empresa = await entidades.getConfiguration(entidadId, sesion.revision);
      return db.tenant(entidadId, async (tx) => {
        await access.roomOf(tx, quien, salaId);
        if ((await countMembers(tx, { ...quien, salaId })) > MAXIMO_CON_LECTURAS) return null;
        const { urgentes } = await findSettings(tx, entidadId);
        const others = (await findRinging(tx, { ...quien, salaId })).filter(({ id }) => id !== sesion.usuarioId);
        const hours = others.map((fila) => hourOf(fila, empresa, ahora));
        return {
          ahora: hours.filter((hour) => hour === ahora).length,
          luego: groupHours(
            hours.filter((hour) => hour !== ahora).map((hour) => toldHour(hour, ahora)),
            empresa.zona,
          ),
          puedeUrgir: urgentes,
        };
      });
    },
  };
}
