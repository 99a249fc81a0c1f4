import type { MensajeDeChat, SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { defineEvent, type Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import type { SavedFiles } from '../ficheros/service.ts';
import { countMembers, findMemberIds } from './members-repo.ts';
import { findMessage, lockRoom, type FilaMensaje, type LectorDeSala } from './messages-repo.ts';
import { presentMessage, presentOpened } from './present.ts';
import { findRoom, type FilaSalaChat, type Quien } from './rooms-repo.ts';

/** Something is new in a room, for these people. */
const salaCambiada = defineEvent<{ entidadId: number; personaIds: readonly number[] }>('chat.sala', { temas: ['chat'] });

type Options = { clock: Clock; entidades: EntidadesService; ficheros: SavedFiles; bus: Bus };

/** What all calls need: who asks, one of their rooms, what is shown of it, and that its members are told. */
export function createChatAccess({ clock, entidades, ficheros, bus }: Options) {
  async function whoIs(sesion: Sesion): Promise<Quien> {
    const hoy = await todayOf({ clock, entidades }, sesion);
    return { entidadId: sesion.entidadId, usuarioId: sesion.usuarioId, hoy, ahora: clock.now().toString() };
  }

  /** @throws AppError `chat.no-existe`, also for a room of others. */
  async function roomOf(tx: Queryable, quien: Quien, salaId: number): Promise<FilaSalaChat> {
    const fila = await findRoom(tx, quien, salaId);
    if (!fila) throw new AppError('chat.no-existe');
    return fila;
  }

  /**
   * The same, in the turn of those who write in it: what is judged by it stays so until the end of the transaction. @throws AppError
   * `chat.no-existe`.
   */
  async function lockedRoomOf(tx: Queryable, quien: Quien, salaId: number): Promise<FilaSalaChat> {
    // Nobody makes others wait for a room that is not theirs.
    await roomOf(tx, quien, salaId);
    await lockRoom(tx, quien.entidadId, salaId);
    return roomOf(tx, quien, salaId);
  }

  const readerOf = ({ entidadId, usuarioId }: Quien, { id, desde }: Pick<FilaSalaChat, 'id' | 'desde'>): LectorDeSala => ({
    entidadId,
    salaId: id,
    usuarioId,
    desde,
  });

  /** Messages with their files: one statement for all of them, if any has some. */
  async function present(tx: Queryable, { entidadId, usuarioId }: Pick<Quien, 'entidadId' | 'usuarioId'>, filas: readonly FilaMensaje[]) {
    const asuntoIds = filas.filter(({ conFicheros }) => conFicheros).map(({ id }) => id);
    const files = asuntoIds.length === 0 ? null : await ficheros.listOf(tx, { entidadId, modulo: 'chat', asuntoIds });
    return filas.map((fila) => presentMessage(fila, usuarioId, files?.get(fila.id) ?? []));
  }

  return {
    whoIs,
    roomOf,
    lockedRoomOf,
    readerOf,
    present,

    async presentOne(tx: Queryable, quien: Quien, sala: Pick<FilaSalaChat, 'id' | 'desde'>, mensajeId: number): Promise<MensajeDeChat> {
      const fila = await findMessage(tx, readerOf(quien, sala), mensajeId);
      const [mensaje] = fila ? await present(tx, quien, [fila]) : [];
      if (!mensaje) throw new AppError('chat.mensaje-no-existe');
      return mensaje;
    },

    async presentRoom(tx: Queryable, quien: Quien, salaId: number): Promise<SalaDeChatAbierta> {
      return presentOpened(await roomOf(tx, quien, salaId), await countMembers(tx, { ...quien, salaId }));
    },

    /** Tells the open apps of all who are in the room now, and of `also`. */
    async tellMembers(tx: Transaction, quien: Pick<Quien, 'entidadId' | 'hoy' | 'ahora'>, salaId: number, also: readonly number[] = []) {
      const personaIds = [...new Set([...(await findMemberIds(tx, { ...quien, salaId })), ...also])];
      await bus.emit(tx, salaCambiada, { entidadId: quien.entidadId, personaIds });
    },
    /** Tells the open apps of some people. */
    tell: (tx: Transaction, entidadId: number, personaIds: readonly number[]): Promise<void> =>
      bus.emit(tx, salaCambiada, { entidadId, personaIds }),
  };
}
export type ChatAccess = ReturnType<typeof createChatAccess>;
