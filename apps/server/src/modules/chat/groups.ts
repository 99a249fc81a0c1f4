import type { ValidadaDe } from '@jornada/contract/call.ts';
import type { chat } from '@jornada/contract/chat/calls.ts';
import type { SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { MAXIMO_DE_GRUPO, type SucesoDeSala } from '@jornada/domain/chat/modelo.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { ChatAccess } from './access.ts';
import { takeChatTry } from './limits.ts';
import {
  createGroup,
  createMembers,
  updateHeir,
  updateLeft,
  updateName,
  updateState,
  upsertRoomOfTwo,
  upsertRoomWithHr,
} from './making-repo.ts';
import { countMembers, findReachable } from './members-repo.ts';
import { createMessage, lockRoom } from './messages-repo.ts';
import type { FilaSalaChat, Quien } from './rooms-repo.ts';

const MOST_NAMES = 1000;
const namesOf = (people: readonly { nombre: string }[]): string =>
  people
    .map(({ nombre }) => nombre)
    .join(', ')
    .slice(0, MOST_NAMES);

/** Rooms that people make, and who is in them. */
export function createGroups({ db, attempts, access }: { db: Database; attempts: Attempts; access: ChatAccess }) {
  const say = (tx: Transaction, quien: Quien, salaId: number, suceso: SucesoDeSala, detalle: string | null = null) =>
    createMessage(tx, {
      entidadId: quien.entidadId,
      salaId,
      autorId: quien.usuarioId,
      hoy: quien.hoy,
      momento: quien.ahora,
      suceso,
      detalle,
    });

  /** All of these people. @throws AppError `chat.persona-no-existe`, also for people of others and those who left. */
  async function reachable(tx: Transaction, quien: Quien, ids: readonly number[]) {
    const wanted = [...new Set(ids)];
    const people = await findReachable(tx, quien, wanted);
    if (people.length !== wanted.length) throw new AppError('chat.persona-no-existe');
    return people;
  }

  async function makeGroup(tx: Transaction, quien: Quien, { nombre, personas = [] }: ValidadaDe<typeof chat.crear>): Promise<number> {
    if (!nombre) throw new AppError('general.datos-no-validos');
    const people = await reachable(
      tx,
      quien,
      personas.filter((id) => id !== quien.usuarioId),
    );
    if (people.length + 1 > MAXIMO_DE_GRUPO) throw new AppError('chat.grupo-lleno');
    const { entidadId, usuarioId, ahora: momento } = quien;
    const salaId = await createGroup(tx, quien, nombre);
    const ids = [usuarioId, ...people.map(({ id }) => id)];
    await createMembers(tx, { entidadId, salaId, ids, momento, administraId: usuarioId, desde: 0 });
    await say(tx, quien, salaId, 'creada');
    await access.tellMembers(tx, quien, salaId);
    return salaId;
  }

  async function make(tx: Transaction, quien: Quien, input: ValidadaDe<typeof chat.crear>): Promise<number> {
    if (input.clase === 'grupo') return makeGroup(tx, quien, input);
    if (input.clase === 'rrhh') return upsertRoomWithHr(tx, quien);
    const [otra, ...more] = input.personas ?? [];
    if (otra === undefined || more.length > 0) throw new AppError('general.datos-no-validos');
    if (otra === quien.usuarioId) throw new AppError('chat.consigo-mismo');
    await reachable(tx, quien, [otra]);
    return upsertRoomOfTwo(tx, quien, otra);
  }

  /** A group that the person looks after. @throws AppError `chat.no-existe`, `chat.no-administra`. */
  async function managed(tx: Transaction, quien: Quien, salaId: number): Promise<FilaSalaChat> {
    const sala = await access.lockedRoomOf(tx, quien, salaId);
    if (sala.clase !== 'grupo' || !sala.administra) throw new AppError('chat.no-administra');
    return sala;
  }

  async function addPeople(tx: Transaction, quien: Quien, salaId: number, ids: readonly number[]): Promise<void> {
    const { entidadId, ahora: momento } = quien;
    const people = await reachable(tx, quien, ids);
    const { ultima } = await lockRoom(tx, entidadId, salaId);
    const added = await createMembers(tx, { entidadId, salaId, ids, momento, administraId: null, desde: ultima });
    if ((await countMembers(tx, { ...quien, salaId })) > MAXIMO_DE_GRUPO) throw new AppError('chat.grupo-lleno');
    const named = people.filter(({ id }) => added.includes(id));
    if (named.length > 0) await say(tx, quien, salaId, 'entra', namesOf(named));
  }

  /** @returns those who were in it. */
  async function removePeople(tx: Transaction, quien: Quien, salaId: number, ids: readonly number[]): Promise<number[]> {
    const { entidadId, ahora: momento } = quien;
    const gone = await updateLeft(tx, { entidadId, salaId, ids, momento });
    if (gone.length === 0) return [];
    const isOwn = gone.length === 1 && gone[0] === quien.usuarioId;
    const people = isOwn ? [] : await findReachable(tx, quien, gone);
    await say(tx, quien, salaId, 'sale', people.length > 0 ? namesOf(people) : null);
    await updateHeir(tx, entidadId, salaId);
    return gone;
  }

  return {
    /** @throws AppError `chat.persona-no-existe`, `chat.consigo-mismo`, `chat.grupo-lleno`, `chat.demasiado-seguido`. */
    async create(sesion: Sesion, input: ValidadaDe<typeof chat.crear>): Promise<SalaDeChatAbierta> {
      if (input.clase === 'grupo') await takeChatTry(attempts, sesion, 'grupos');
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => access.presentRoom(tx, quien, await make(tx, quien, input)));
    },

    /** @throws AppError `chat.no-existe`, `chat.no-administra`, `chat.persona-no-existe`, `chat.grupo-lleno`, `chat.demasiado-seguido`. */
    async change(sesion: Sesion, input: ValidadaDe<typeof chat.cambiarGrupo>): Promise<SalaDeChatAbierta> {
      const { SalaId: salaId, nombre, anade = [], quita = [] } = input;
      await takeChatTry(attempts, sesion, 'grupos');
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        await managed(tx, quien, salaId);
        if (nombre !== undefined && (await updateName(tx, sesion.entidadId, salaId, nombre)))
          await say(tx, quien, salaId, 'nombre', nombre);
        if (anade.length > 0) await addPeople(tx, quien, salaId, anade);
        // Oneself leaves by another call.
        const gone = await removePeople(
          tx,
          quien,
          salaId,
          quita.filter((id) => id !== quien.usuarioId),
        );
        await access.tellMembers(tx, quien, salaId, gone);
        return access.presentRoom(tx, quien, salaId);
      });
    },

    /** @throws AppError `chat.no-existe`, `chat.no-se-deja`. */
    async leave(sesion: Sesion, salaId: number): Promise<null> {
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const { clase } = await access.lockedRoomOf(tx, quien, salaId);
        if (clase !== 'grupo') throw new AppError('chat.no-se-deja');
        const gone = await removePeople(tx, quien, salaId, [quien.usuarioId]);
        await access.tellMembers(tx, quien, salaId, gone);
        return null;
      });
    },

    /** @throws AppError `chat.no-existe`, `chat.no-administra`. */
    async archive(sesion: Sesion, { SalaId: salaId, estado }: ValidadaDe<typeof chat.archivar>): Promise<SalaDeChatAbierta> {
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const sala = await access.lockedRoomOf(tx, quien, salaId);
        if (!sala.responde) throw new AppError('chat.no-administra');
        if (await updateState(tx, sesion.entidadId, salaId, estado)) {
          await say(tx, quien, salaId, estado === 'archivado' ? 'archivada' : 'abierta');
          await access.tellMembers(tx, quien, salaId);
        }
        return access.presentRoom(tx, quien, salaId);
      });
    },
  };
}
