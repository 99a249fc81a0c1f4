import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { chat } from '@jornada/contract/chat/calls.ts';
import { MAXIMO_CON_LECTURAS } from '@jornada/domain/chat/modelo.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { stateOf } from '../../shared/filters.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { ChatAccess } from './access.ts';
import { findColleagues, findNamed, nameWordsOf } from './colleagues-repo.ts';
import { countMembers, findMembers, findOwnEnd, findReads } from './members-repo.ts';
import { createOwnPlaces } from './making-repo.ts';
import { findBefore, findBetween, findChanged, type FilaMensaje, type LectorDeSala } from './messages-repo.ts';
import { presentOpened, presentRoom } from './present.ts';
import { countUnread, findRooms, findYears } from './list-repo.ts';
import { answersForHr, findOwnRooms, findRoom, type FilaSalaChat } from './rooms-repo.ts';
import { findMatches } from './search-repo.ts';
import { findSettings } from './settings-repo.ts';
import { textOf } from './typed.ts';

const PAGE = 50;
/** More changes than these since the last look: the end of the room is read instead. */
const MOST_CHANGES = 200;
const LAST = 2_147_483_647;

type Part = { filas: FilaMensaje[]; reinicia: boolean };

/** Which messages are asked for. */
async function findPart(tx: Queryable, lector: LectorDeSala, input: ValidadaDe<typeof chat.getchatbysalaid>): Promise<Part> {
  const { desde, antes, alrededor, limit = PAGE } = input;
  if (alrededor !== undefined)
    return { filas: await findBetween(tx, lector, alrededor - Math.floor(limit / 2), alrededor + Math.ceil(limit / 2)), reinicia: true };
  if (desde !== undefined) {
    const filas = await findChanged(tx, lector, desde, MOST_CHANGES + 1);
    if (filas.length <= MOST_CHANGES) return { filas, reinicia: false };
  }
  return { filas: await findBefore(tx, lector, antes ?? LAST, limit), reinicia: antes === undefined };
}

/** What people read: their rooms, what was written there, whom they can write to. */
export function createReading({ db, access }: { db: Database; access: ChatAccess }) {
  /** The year as instants. Rooms are few, so a day more or less at its ends does not matter. */
  const yearOf = (anio: number | undefined) =>
    anio === undefined ? null : { desde: `${anio}-01-01T00:00:00Z`, hasta: `${anio + 1}-01-01T00:00:00Z` };

  /** How far the others have read; null where the room is too large to tell. */
  async function readsOf(tx: Queryable, quien: Parameters<typeof findReads>[1], usuarioId: number, miembros: number) {
    if (miembros > MAXIMO_CON_LECTURAS) return null;
    return (await findReads(tx, quien, MAXIMO_CON_LECTURAS)).filter(({ id }) => id !== usuarioId).map(({ leido }) => leido);
  }

  const hasEarlier = (filas: readonly FilaMensaje[], { desde }: FilaSalaChat): boolean => (filas[0]?.numero ?? 0) > desde + 1;

  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof chat.listado>): Promise<SalidaDe<typeof chat.listado>> {
      const { filtro_Anio, filtro_Estado, EstadoId, texto = '', vista = 'todas', start = 0, limit = PAGE, dir = 'DESC' } = input;
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        if (start === 0) await createOwnPlaces(tx, quien, await findSettings(tx, sesion.entidadId));
        const { items, total } = await findRooms(tx, quien, {
          estado: stateOf({ filtro_Estado, EstadoId }) ?? null,
          entre: yearOf(filtro_Anio),
          texto: texto === '' ? null : texto,
          // Nobody else has so many rooms that a name has to be looked up.
          quienes: texto !== '' && (await answersForHr(tx, quien)) ? await findNamed(tx, sesion.entidadId, texto) : null,
          soloSinLeer: vista === 'sin-leer',
          start,
          limit,
          dir,
        });
        return { items: items.map((fila) => presentRoom(fila, sesion.usuarioId)), total };
      });
    },

    async years(sesion: Sesion): Promise<SalidaDe<typeof chat.anios>> {
      const quien = await access.whoIs(sesion);
      const years = await db.tenant(sesion.entidadId, (tx) => findYears(tx, quien));
      const now = Number(quien.hoy.slice(0, 4));
      return { items: [...new Set([now, ...years])].toSorted((one, other) => other - one) };
    },

    async count(sesion: Sesion): Promise<SalidaDe<typeof chat.pendientes>> {
      const quien = await access.whoIs(sesion);
      return { sinLeer: await db.tenant(sesion.entidadId, (tx) => countUnread(tx, quien)) };
    },

    /** @throws AppError `chat.no-existe`. */
    async room(sesion: Sesion, salaId: number): Promise<SalidaDe<typeof chat.byId>> {
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, (tx) => access.presentRoom(tx, quien, salaId));
    },

    /** @throws AppError `chat.no-existe`. */
    async messages(sesion: Sesion, input: ValidadaDe<typeof chat.getchatbysalaid>): Promise<SalidaDe<typeof chat.getchatbysalaid>> {
      const quien = await access.whoIs(sesion);
      const salaId = input.SalaId;
      return db.tenant(sesion.entidadId, async (tx) => {
        const sala = await access.roomOf(tx, quien, salaId);
        const miembros = await countMembers(tx, { ...quien, salaId });
        const { filas, reinicia } = await findPart(tx, access.readerOf(quien, sala), input);
        return {
          sala: presentOpened(sala, miembros),
          mensajes: await access.present(tx, quien, filas),
          hayMas: hasEarlier(filas, sala),
          cambio: sala.cambio,
          reinicia,
          lecturas: await readsOf(tx, { ...quien, salaId }, sesion.usuarioId, miembros),
          finDeJornada: await findOwnEnd(tx, quien),
        };
      });
    },

    /** @throws AppError `chat.no-existe`. */
    async members(sesion: Sesion, input: ValidadaDe<typeof chat.miembros>): Promise<SalidaDe<typeof chat.miembros>> {
      const { SalaId: salaId, texto = '', start = 0, limit = 100 } = input;
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        await access.roomOf(tx, quien, salaId);
        const palabras = nameWordsOf(texto);
        const { items, total } = await findMembers(tx, { ...quien, salaId }, { palabras, start, limit });
        const all = palabras.length === 0 ? total : await countMembers(tx, { ...quien, salaId });
        const isTold = all <= MAXIMO_CON_LECTURAS;
        return { items: items.map((one) => ({ ...one, leido: isTold ? one.leido : null, yo: one.id === sesion.usuarioId })), total };
      });
    },

    /** @throws AppError `general.datos-no-validos`. */
    async start(sesion: Sesion, { data }: ValidadaDe<typeof chat.nuevo>): Promise<SalidaDe<typeof chat.nuevo>> {
      const texto = textOf(data);
      if (texto === null) throw new AppError('general.datos-no-validos');
      const quien = await access.whoIs(sesion);
      const personas = await db.tenant(sesion.entidadId, (tx) => findColleagues(tx, quien, texto));
      return { clases: ['dos', 'grupo', 'rrhh'], personas };
    },

    async search(sesion: Sesion, { texto, SalaId }: ValidadaDe<typeof chat.buscar>): Promise<SalidaDe<typeof chat.buscar>> {
      const quien = await access.whoIs(sesion);
      return db.tenant(sesion.entidadId, async (tx) => {
        const one = SalaId === undefined ? undefined : await findRoom(tx, quien, SalaId);
        const rooms = one === undefined ? await findOwnRooms(tx, quien) : one === null ? [] : [one];
        return { items: await findMatches(tx, quien, { rooms, texto }) };
      });
    },
  };
}
