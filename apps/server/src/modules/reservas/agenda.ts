import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { reservas } from '@jornada/contract/reservas/calls.ts';
import type { HorasOcupadas } from '@jornada/contract/reservas/vistas.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { minuteOn, type TramoReserva } from '@jornada/domain/reservas/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findRooms, findTaken, type FilaOcupada } from './repo.ts';
import { createRooms, presentRoom, presentSpan, type Rooms, type SalaSituada } from './rooms.ts';
import type { ReservasOptions } from './options.ts';

/** Hours that are taken, as a person may know them: of others only the hours, unless the company shows more. */
export function presentTaken(
  { reservaId, personaId, asunto, nombre, ...hours }: FilaOcupada,
  { zona, quien, muestraNombres }: { zona: string; quien: number; muestraNombres: boolean },
): HorasOcupadas {
  const isOwn = personaId === quien;
  return {
    ...presentSpan(hours, zona),
    reservaId: isOwn ? reservaId : null,
    asunto: isOwn || muestraNombres ? asunto : null,
    nombre: muestraNombres ? nombre : null,
  };
}

/** The minutes from the beginning of the first day to the end of the last one, in a zone. */
const spanOf = (fechas: readonly string[], zona: string): TramoReserva => ({
  inicio: minuteOn(fechas[0] ?? '', 0, zona),
  fin: minuteOn(fechas.at(-1) ?? '', 1440, zona),
});

/** When rooms are open and taken. */
export function createAgenda({ db, clock, entidades }: ReservasOptions) {
  async function readRooms(tx: Queryable, sesion: Sesion, desde: string): Promise<Rooms> {
    const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    return createRooms(await findRooms(tx, sesion.entidadId, { personaId: sesion.personaId, desde }), empresa);
  }

  /** A room that the person may book, or may look at because it holds such. @throws AppError `reservas.sala-no-existe`. */
  function getRoom(rooms: Rooms, id: number): SalaSituada {
    const sala = rooms.find(id);
    if (!sala || !rooms.isUsed(sala) || !rooms.isAllowed(sala)) throw new AppError('reservas.sala-no-existe');
    return sala;
  }

  async function findWithin(tx: Queryable, { entidadId }: Sesion, salas: readonly SalaSituada[], fechas: readonly string[]) {
    const spans = [...new Set(salas.map(({ zona }) => zona))].map((zona) => spanOf(fechas, zona));
    if (spans.length === 0) return [];
    const inicio = Math.min(...spans.map((one) => one.inicio));
    const fin = Math.max(...spans.map((one) => one.fin));
    return findTaken(tx, entidadId, { inicio, fin });
  }

  function presentDays(
    rooms: Rooms,
    sala: SalaSituada,
    taken: readonly FilaOcupada[],
    { fechas, quien }: { fechas: readonly string[]; quien: number },
  ) {
    const { zona } = sala;
    const { muestraNombres } = rooms.leidas;
    const window = spanOf(fechas, zona);
    return {
      abiertas: rooms.openOf(sala, fechas).map((one) => presentSpan(one, zona)),
      ocupadas: rooms
        .takenOf(sala, taken)
        .filter((one) => one.inicio < window.fin && one.fin > window.inicio)
        .map((one) => presentTaken(one, { zona, quien, muestraNombres })),
    };
  }

  return {
    readRooms,
    getRoom,

    /** All rooms that the person may book, on some days. Two statements, whatever there is. */
    async read(sesion: Sesion, { fecha, dias = 1 }: ValidadaDe<typeof reservas.agenda>): Promise<SalidaDe<typeof reservas.agenda>> {
      const first = fecha ?? (await todayOf({ clock, entidades }, sesion));
      const fechas = Array.from({ length: dias }, (_, index) => masDias(first, index));
      return db.tenant(sesion.entidadId, async (tx) => {
        const rooms = await readRooms(tx, sesion, first);
        const bookable = rooms.listBookable();
        const taken = await findWithin(tx, sesion, bookable, fechas);
        const salas = bookable.map((sala) => ({
          ...presentRoom(sala),
          ...presentDays(rooms, sala, taken, { fechas, quien: sesion.personaId }),
        }));
        const own = bookable.find(({ enCentro }) => enCentro !== null && enCentro === rooms.leidas.centroId);
        return { fechas, lugarPropio: own?.lugarId ?? null, salas };
      });
    },

    /** When one room is taken on a day. */
    async readDay(
      sesion: Sesion,
      { SalaId, fecha }: ValidadaDe<typeof reservas.horasocupadas>,
    ): Promise<SalidaDe<typeof reservas.horasocupadas>> {
      const day = fecha ?? (await todayOf({ clock, entidades }, sesion));
      return db.tenant(sesion.entidadId, async (tx) => {
        const rooms = await readRooms(tx, sesion, day);
        const sala = getRoom(rooms, SalaId);
        const taken = await findWithin(tx, sesion, [sala], [day]);
        const { abiertas, ocupadas } = presentDays(rooms, sala, taken, { fechas: [day], quien: sesion.personaId });
        return { fecha: day, zona: sala.zona, abiertas, items: ocupadas };
      });
    },

    /** What is directly in a place, or at the top: rooms that the person may book, and what holds such. */
    async listWithin(
      sesion: Sesion,
      { padreId }: ValidadaDe<typeof reservas.salasselector>,
    ): Promise<SalidaDe<typeof reservas.salasselector>> {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const rooms = await db.tenant(sesion.entidadId, (tx) => readRooms(tx, sesion, hoy));
      if (padreId !== undefined) getRoom(rooms, padreId);
      const bookable = rooms.listBookable();
      const shown = new Set(bookable.flatMap(({ id, ruta }) => [id, ...ruta.map((one) => one.id)]));
      const salas = rooms.leidas.salas.filter(({ id }) => shown.has(id));
      return {
        items: salas
          .filter((one) => one.padreId === (padreId ?? null))
          .map(({ id, nombre, padreId: inside, clase, reservable, aforo }) => ({
            id,
            nombre,
            padreId: inside,
            clase,
            reservable: reservable && bookable.some((one) => one.id === id),
            aforo,
            dentro: salas.filter((one) => one.padreId === id).length,
          })),
      };
    },
  };
}
