import { createHash } from 'node:crypto';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { chat } from '@jornada/contract/chat/calls.ts';
import { isStillChangeable } from '@jornada/domain/chat/change.ts';
import { namedIn } from '@jornada/domain/chat/mentions.ts';
import { MAXIMO_CON_LECTURAS, MAXIMO_DE_MENCIONES } from '@jornada/domain/chat/modelo.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import type { ChatAccess } from './access.ts';
import { takeChatTry } from './limits.ts';
import { findMemberIds, findMembersAmong, updateMuted, updateRead } from './members-repo.ts';
import { updateState } from './making-repo.ts';
import {
  createMessage,
  findByKey,
  findPlace,
  lockRoom,
  updateChanges,
  updateDeleted,
  updateReaction,
  findMentioned,
  updateText,
  updateTouched,
  type LugarDeMensaje,
} from './messages-repo.ts';
import { canWrite } from './present.ts';
import { RING, type Ringing } from './ring.ts';
import { findRoom, type FilaSalaChat, type Quien } from './rooms-repo.ts';
import { findSettings } from './settings-repo.ts';

type Escrito = ValidadaDe<typeof chat.escribir> & { ficheros?: readonly number[] };

/** What is compared if the same key comes again. */
const digestOf = ({ SalaId, texto, ficheros = [], respuestaA = null, menciona = [] }: Escrito): string =>
  createHash('sha256')
    .update(JSON.stringify([SalaId, texto, ficheros, respuestaA, ...(menciona.length > 0 ? [menciona] : [])]))
    .digest('base64url');

function assertWritable(sala: FilaSalaChat): void {
  if (canWrite(sala)) return;
  throw new AppError(sala.estado === 'archivado' ? 'chat.archivada' : 'chat.no-escribe');
}

type Options = { db: Database; jobs: Jobs; attempts: Attempts; access: ChatAccess; ficheros: SavedFiles };

/** What people write, change and read. Each room is written by one at a time, so its numbers follow each other. */
export function createWriting({ db, jobs, attempts, access, ficheros }: Options) {
  /** What was written already under this key; null if nothing was. @throws AppError `general.clave-reutilizada`. */
  async function findWritten(tx: Transaction, quien: Quien, sala: FilaSalaChat, escrito: Escrito): Promise<MensajeDeChat | null> {
    const found = await findByKey(tx, { entidadId: quien.entidadId, autorId: quien.usuarioId, clave: escrito.clave });
    if (!found) return null;
    if (found.salaId !== sala.id || found.huella !== digestOf(escrito)) throw new AppError('general.clave-reutilizada');
    return access.presentOne(tx, quien, sala, found.id);
  }

  /** Whom a message names: others who are in the room, and whose name can be read in it. Nobody is called by what they do not see. */
  async function findNamed(
    tx: Transaction,
    quien: Quien,
    { SalaId: salaId, texto, menciona = [] }: Pick<Escrito, 'SalaId' | 'texto' | 'menciona'>,
  ): Promise<number[]> {
    const ids = menciona.filter((id) => id !== quien.usuarioId);
    if (ids.length === 0) return [];
    return namedIn(texto, await findMembersAmong(tx, { ...quien, salaId }, ids)).map(({ id }) => id);
  }

  /**
   * Writes a message once, however often it is sent. @throws AppError `chat.no-existe`, `chat.vacio`, `chat.archivada`, `chat.no-escribe`,
   * `chat.demasiado-seguido`, `general.clave-reutilizada`, `ficheros.no-existe`.
   */
  async function write(sesion: Sesion, escrito: Escrito): Promise<MensajeDeChat> {
    const { SalaId: salaId, clave, texto, ficheros: ids = [], respuestaA = null, urgente = false } = escrito;
    if (texto === '' && ids.length === 0) throw new AppError('chat.vacio');
    await takeChatTry(attempts, sesion, 'mensajes');
    const quien = await access.whoIs(sesion);
    const { entidadId, usuarioId, ahora: momento } = quien;
    return db.tenant(entidadId, async (tx) => {
      // From here on nobody else writes in the room, this message sent again neither, and nobody closes it.
      const sala = await access.lockedRoomOf(tx, quien, salaId);
      const written = await findWritten(tx, quien, sala, escrito);
      if (written) return written;
      assertWritable(sala);
      if (sala.clase === 'rrhh') await updateState(tx, entidadId, salaId, 'abierto');
      const rings = urgente && (await findSettings(tx, entidadId)).urgentes;
      const menciones = await findNamed(tx, quien, escrito);
      const { id, numero } = await createMessage(tx, {
        entidadId,
        salaId,
        autorId: usuarioId,
        hoy: quien.hoy,
        momento,
        clave,
        huella: digestOf(escrito),
        texto,
        respuestaA,
        urgente: rings,
        menciones,
        conFicheros: ids.length > 0,
      });
      await ficheros.confirm(tx, ids, { ...sesion, modulo: 'chat', asuntoId: id });
      await updateRead(tx, { ...quien, salaId, momento }, numero);
      await access.tellMembers(tx, quien, salaId);
      await jobs.send(RING, { entidadId, salaId, autorId: usuarioId, urgente: rings, numero } satisfies Ringing, { tx });
      return access.presentOne(tx, quien, sala, id);
    });
  }

  /** A message of one's rooms, not a word of the room itself. @throws AppError `chat.mensaje-no-existe`. */
  async function findSeen(tx: Transaction, quien: Quien, id: number): Promise<{ donde: LugarDeMensaje; sala: FilaSalaChat }> {
    const donde = await findPlace(tx, quien.entidadId, id);
    const sala = donde && (await findRoom(tx, quien, donde.salaId));
    if (!donde || !sala || donde.suceso || donde.numero <= sala.desde) throw new AppError('chat.mensaje-no-existe');
    return { donde, sala };
  }

  /** The same, in the turn of those who write in its room. */
  async function lockSeen(tx: Transaction, quien: Quien, id: number): ReturnType<typeof findSeen> {
    const { sala } = await findSeen(tx, quien, id);
    await lockRoom(tx, quien.entidadId, sala.id);
    return findSeen(tx, quien, id);
  }

  /** Changes an own message within ten minutes. */
  async function change(
    sesion: Sesion,
    id: number,
    act: (tx: Transaction, what: { quien: Quien; sala: FilaSalaChat; cambio: number; numero: number }) => Promise<void>,
  ) {
    const quien = await access.whoIs(sesion);
    return db.tenant(sesion.entidadId, async (tx) => {
      const { donde, sala } = await lockSeen(tx, quien, id);
      if (donde.autorId !== quien.usuarioId || donde.borrado) throw new AppError('chat.mensaje-no-existe');
      if (!isStillChangeable(donde.momento, quien.ahora)) throw new AppError('chat.fuera-de-plazo');
      const cambio = await updateChanges(tx, quien.entidadId, sala.id);
      await act(tx, { quien, sala, cambio, numero: donde.numero });
      await access.tellMembers(tx, quien, sala.id);
      return access.presentOne(tx, quien, sala, id);
    });
  }

  return {
    write,

    /** @throws AppError `chat.mensaje-no-existe`, `chat.fuera-de-plazo`, `chat.archivada`, `chat.no-escribe`, `chat.demasiado-seguido`. */
    async edit(sesion: Sesion, { id, texto, menciona = [] }: ValidadaDe<typeof chat.editar>): Promise<MensajeDeChat> {
      // Whom it names it calls, as a new one does.
      if (menciona.length > 0) await takeChatTry(attempts, sesion, 'mensajes');
      return change(sesion, id, async (tx, { quien, sala, cambio, numero }) => {
        assertWritable(sala);
        const { entidadId, usuarioId: autorId, ahora: momento } = quien;
        // Whose name was taken out is named no more.
        const before = await findMentioned(tx, entidadId, id);
        const wasNamed = new Set(before.map((one) => one.id));
        const ids = menciona.filter((one) => one !== autorId && !wasNamed.has(one));
        const added = ids.length > 0 ? await findMembersAmong(tx, { ...quien, salaId: sala.id }, ids, numero) : [];
        // Together: of two names that begin alike the longer one is meant.
        const menciones = namedIn(texto, [...before, ...added])
          .map((one) => one.id)
          .slice(0, MAXIMO_DE_MENCIONES);
        await updateText(tx, { entidadId, id, cambio, momento, texto, menciones });
        const anew = menciones.filter((one) => !wasNamed.has(one));
        for (const one of anew) {
          const ringing: Ringing = { entidadId, salaId: sala.id, autorId, urgente: false, numero, nombrada: one };
          // Named by a change, taken out and named again, somebody is told once.
          await jobs.send(RING, ringing, { tx, id: idOf(`chat ${entidadId} ${id}`, one) });
        }
      });
    },

    /** @throws AppError `chat.mensaje-no-existe`, `chat.fuera-de-plazo`. */
    remove: (sesion: Sesion, id: number): Promise<MensajeDeChat> =>
      change(sesion, id, async (tx, { quien, cambio }) => {
        await updateDeleted(tx, { entidadId: quien.entidadId, id, cambio, momento: quien.ahora });
        await ficheros.discard(tx, { entidadId: quien.entidadId, modulo: 'chat', asuntoId: id });
      }),

    /** @throws AppError `chat.mensaje-no-existe`, `chat.archivada`, `chat.demasiado-seguido`. */
    async react(sesion: Sesion, { id, simbolo, pone }: ValidadaDe<typeof chat.reaccionar>): Promise<MensajeDeChat> {
      await takeChatTry(attempts, sesion, 'reacciones');
      const quien = await access.whoIs(sesion);
      const { entidadId, usuarioId, ahora: momento } = quien;
      return db.tenant(entidadId, async (tx) => {
        const { donde, sala } = await lockSeen(tx, quien, id);
        if (donde.borrado) throw new AppError('chat.mensaje-no-existe');
        if (sala.estado === 'archivado') throw new AppError('chat.archivada');
        const cambio = await updateChanges(tx, entidadId, sala.id);
        if (await updateReaction(tx, { entidadId, id, usuarioId, simbolo, pone, momento })) {
          await updateTouched(tx, entidadId, id, cambio);
          await access.tellMembers(tx, quien, sala.id);
        }
        return access.presentOne(tx, quien, sala, id);
      });
    },

    /** Nobody reads further than there are messages. @throws AppError `chat.no-existe`. */
    async markRead(sesion: Sesion, { SalaId: salaId, hasta }: ValidadaDe<typeof chat.leido>): Promise<{ leido: number }> {
      const quien = await access.whoIs(sesion);
      const { entidadId, usuarioId, ahora: momento } = quien;
      return db.tenant(entidadId, async (tx) => {
        const { ultima, leido: before } = await access.roomOf(tx, quien, salaId);
        const leido = Math.min(hasta, ultima);
        if (leido > before && (await updateRead(tx, { entidadId, salaId, usuarioId, momento }, leido))) {
          const ids = await findMemberIds(tx, { ...quien, salaId });
          await access.tell(tx, entidadId, ids.length <= MAXIMO_CON_LECTURAS ? ids : [usuarioId]);
        }
        return { leido: Math.max(leido, before) };
      });
    },

    /** @throws AppError `chat.no-existe`. */
    async mute(sesion: Sesion, { SalaId: salaId, silenciada }: ValidadaDe<typeof chat.silenciar>) {
      const quien = await access.whoIs(sesion);
      const { entidadId, usuarioId, ahora: momento } = quien;
      return db.tenant(entidadId, async (tx) => {
        await access.roomOf(tx, quien, salaId);
        await updateMuted(tx, { entidadId, salaId, usuarioId, momento }, silenciada);
        await access.tell(tx, entidadId, [usuarioId]);
        return access.presentRoom(tx, quien, salaId);
      });
    },
  };
}
