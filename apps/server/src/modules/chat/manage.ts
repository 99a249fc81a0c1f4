import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { chat } from '@jornada/contract/chat/calls.ts';
import type { AjustesDeChat } from '@jornada/contract/chat/vistas.ts';
import { MAXIMO_CON_LECTURAS } from '@jornada/domain/chat/modelo.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lock } from '../../shared/locks.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { ChatAccess } from './access.ts';
import { createOpening, findManaged, findManagedRoom, findOpenings, findReadableUntil, type FilaGestionada } from './manage-repo.ts';
import { updateState } from './making-repo.ts';
import { findMembers, findReachable } from './members-repo.ts';
import { createMessage, findBefore, lockRoom } from './messages-repo.ts';
import type { Quien } from './rooms-repo.ts';
import { findHr, findSettings, saveHr, saveSettings, updateStateOfClass } from './settings-repo.ts';

/** For how long an admin reads a room after giving a reason. */
const READS_MINUTES = 60;
const PAGE = 100;
const LAST = 2_147_483_647;

/** Rooms for those who manage the company: that they are there, and what was written only with a reason that the room is told. */
export function createManaging({ db, access, auditoria }: { db: Database; access: ChatAccess; auditoria: AuditoriaService }) {
  async function roomOf(tx: Queryable, quien: Quien, id: number): Promise<FilaGestionada> {
    const sala = await findManagedRoom(tx, quien, id);
    if (!sala) throw new AppError('chat.no-existe');
    return sala;
  }

  async function say(
    tx: Transaction,
    quien: Quien,
    salaId: number,
    suceso: 'archivada' | 'abierta' | 'leida',
    detalle: string | null = null,
  ) {
    const { entidadId, usuarioId, ahora: momento } = quien;
    await createMessage(tx, { entidadId, salaId, autorId: usuarioId, hoy: quien.hoy, momento, suceso, detalle });
    await access.tellMembers(tx, quien, salaId);
  }

  async function readSettings(tx: Queryable, entidadId: number): Promise<AjustesDeChat> {
    return { ...(await findSettings(tx, entidadId)), rrhh: await findHr(tx, entidadId) };
  }

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof chat.gestion>): Promise<SalidaDe<typeof chat.gestion>> {
      const { clase = null, estado = null, texto = '', start = 0, limit = PAGE } = input;
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, (tx) => findManaged(tx, quien, { clase, estado, texto: texto || null, start, limit }));
    },

    /** @throws AppError `chat.no-existe`. */
    async room(sesion: Sesion, id: number): Promise<SalidaDe<typeof chat.sala>> {
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const sala = await roomOf(tx, quien, id);
        const { items } = await findMembers(tx, { ...quien, salaId: id }, { start: 0, limit: MAXIMO_CON_LECTURAS });
        const aperturas = await findOpenings(tx, sesion.entidadId, id);
        const hasta = await findReadableUntil(tx, quien, id);
        return { ...sala, personas: items.map((one) => ({ ...one, leido: null, yo: one.id === sesion.usuarioId })), aperturas, hasta };
      });
    },

    /** @throws AppError `chat.no-existe`. */
    async setState(sesion: Sesion, { id, estado }: ValidadaDe<typeof chat.estado>): Promise<SalidaDe<typeof chat.estado>> {
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        await roomOf(tx, quien, id);
        await lockRoom(tx, sesion.entidadId, id);
        if (await updateState(tx, sesion.entidadId, id, estado)) {
          const isClosed = estado === 'archivado';
          await say(tx, quien, id, isClosed ? 'archivada' : 'abierta');
          await auditoria.note(tx, { sesion, accion: isClosed ? 'chat.cerrar' : 'chat.reabrir', sobreId: id });
        }
        return roomOf(tx, quien, id);
      });
    },

    /** Lets this admin read a room, and tells its members. @throws AppError `chat.no-existe`. */
    async open(sesion: Sesion, { id, motivo }: ValidadaDe<typeof chat.abrir>): Promise<SalidaDe<typeof chat.abrir>> {
      const quien = await access.whoIs(sesion);
      const { entidadId, usuarioId: autorId, ahora: momento } = quien;
      const hasta = Temporal.Instant.from(momento).add({ minutes: READS_MINUTES }).toString();
      return db.tenant(entidadId, async (tx) => {
        await roomOf(tx, quien, id);
        await lockRoom(tx, entidadId, id);
        await createOpening(tx, { entidadId, salaId: id, autorId, motivo, momento, hasta });
        await say(tx, quien, id, 'leida', motivo);
        await auditoria.note(tx, { sesion, accion: 'chat.abrir', sobreId: id, datos: { motivo } });
        return { hasta };
      });
    },

    /** @throws AppError `chat.no-existe`, `chat.sin-motivo`. */
    async read(sesion: Sesion, { id, antes = LAST }: ValidadaDe<typeof chat.contenido>): Promise<SalidaDe<typeof chat.contenido>> {
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        await roomOf(tx, quien, id);
        if ((await findReadableUntil(tx, quien, id)) === null) throw new AppError('chat.sin-motivo');
        const filas = await findBefore(tx, { entidadId: sesion.entidadId, salaId: id, usuarioId: sesion.usuarioId, desde: 0 }, antes, PAGE);
        if (antes === LAST) await auditoria.note(tx, { sesion, accion: 'chat.leer', sobreId: id });
        return { items: await access.present(tx, quien, filas), hayMas: (filas[0]?.numero ?? 0) > 1 };
      });
    },

    settings: (sesion: Sesion): Promise<AjustesDeChat> => db.tenant(sesion.entidadId, (tx) => readSettings(tx, sesion.entidadId)),

    /** @throws AppError `chat.persona-no-existe`, `general.cambiado-entretanto`. */
    async saveSettings(sesion: Sesion, { rrhh, ...wanted }: ValidadaDe<typeof chat.ajustar>): Promise<AjustesDeChat> {
      const { entidadId } = sesion;
      const quien = await access.whoIs(sesion);
      const ids = [...new Set(rrhh)];
      return db.tenant(entidadId, async (tx) => {
        await lock.catalogues(tx, entidadId);
        const before = await readSettings(tx, entidadId);
        if ((await findReachable(tx, quien, ids)).length !== ids.length) throw new AppError('chat.persona-no-existe');
        if (!(await saveSettings(tx, entidadId, wanted))) throw await auditoria.changedMeanwhile(tx, entidadId, 'empresa', null);
        await saveHr(tx, entidadId, ids);
        if (before.salasDepartamento !== wanted.salasDepartamento)
          await updateStateOfClass(tx, entidadId, 'departamento', wanted.salasDepartamento);
        if (before.salasCentro !== wanted.salasCentro) await updateStateOfClass(tx, entidadId, 'centro', wanted.salasCentro);
        const after = await readSettings(tx, entidadId);
        await auditoria.note(tx, {
          sesion,
          accion: 'chat.ajustar',
          sobreId: null,
          datos: { cambios: cambiosDe(plainOf(before), plainOf(after)) },
        });
        return after;
      });
    },
  };
}

/** The settings in words for the audit log. */
const plainOf = ({ rrhh, version: _version, ...settings }: AjustesDeChat) => ({
  ...settings,
  rrhh: rrhh.map(({ nombre }) => nombre).join(', '),
});
