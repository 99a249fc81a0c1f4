import type { ClaseSala, Equipamiento } from '@jornada/domain/reservas/modelo.ts';
import type { HorasOcupadas, SalaDeAgenda } from '@jornada/contract/reservas/vistas.ts';
import { numeroDeDia } from '@jornada/domain/horario/calendario.ts';
import { judgeRoom, otherRooms, type ParecerSala } from '@jornada/domain/reservas/parecer.ts';
import { freeSpans, nearestFree, overlap } from '@jornada/domain/reservas/tramos.ts';
import type { TramoReserva } from '@jornada/domain/reservas/modelo.ts';

const DAY = 1440;

/** The minute of a day that an instant is on the clock of its own offset; below 0 and above 1440 on other days. */
export function minuteOf(instant: string, fecha: string): number {
  const days = numeroDeDia(instant.slice(0, 10)) - numeroDeDia(fecha);
  return days * DAY + Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
}

/** A minute of a day as the wire and the fields have it: `09:30`. */
export const clockOf = (minuto: number): string => {
  const rest = ((minuto % DAY) + DAY) % DAY;
  return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
};
export const minuteOfClock = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));

export type Taken = TramoReserva & Pick<HorasOcupadas, 'reservaId' | 'asunto' | 'nombre'>;
/** A room on a day, in minutes of that day. */
export type Room = Omit<SalaDeAgenda, 'abiertas' | 'ocupadas'> & { abiertas: TramoReserva[]; ocupadas: Taken[] };

const spanOf = ({ inicio, fin }: { inicio: string; fin: string }, fecha: string): TramoReserva => ({
  inicio: minuteOf(inicio, fecha),
  fin: minuteOf(fin, fecha),
});

/** A room on one of the days that were read. `without`: the booking that is being moved is not in its own way. */
export function roomOn(sala: SalaDeAgenda, fecha: string, without: number | null = null): Room {
  const isThatDay = ({ inicio, fin }: TramoReserva): boolean => inicio < DAY && fin > 0;
  return {
    ...sala,
    abiertas: sala.abiertas.map((one) => spanOf(one, fecha)).filter(isThatDay),
    ocupadas: sala.ocupadas
      .filter(({ reservaId }) => reservaId === null || reservaId !== without)
      .map(({ reservaId, asunto, nombre, ...hours }) => ({ ...spanOf(hours, fecha), reservaId, asunto, nombre }))
      .filter(isThatDay),
  };
}

/** What is looked for. */
export type Wanted = { clase: ClaseSala; lugar: number | undefined; con: readonly Equipamiento[]; personas: number | null };

/**
 * The rooms that come into question. For a number of people the one that is just large enough is first; those that are too small stay at
 * the end, and say so.
 */
export function matching(salas: readonly SalaDeAgenda[], { clase, lugar, con, personas }: Wanted): SalaDeAgenda[] {
  const found = salas.filter(
    (one) =>
      one.clase === clase && (lugar === undefined || one.lugarId === lugar) && con.every((equipo) => one.equipamiento.includes(equipo)),
  );
  if (personas === null) return found;
  // How many seats are too many; of those that are too small, how many are missing, after all others.
  const distance = ({ aforo }: SalaDeAgenda): number => {
    if (aforo === null) return Number.MAX_SAFE_INTEGER / 2;
    return aforo >= personas ? aforo - personas : Number.MAX_SAFE_INTEGER - aforo;
  };
  return found.toSorted((a, b) => distance(a) - distance(b));
}

/** Shorter than this, in minutes, a gap between two bookings is of no use. */
const LEAST = 15;

/** From which minute on a room is free, at the earliest at `ahora`. */
function freeFrom({ abiertas, ocupadas }: Room, ahora: number): number {
  const starts = freeSpans(abiertas, ocupadas).flatMap(({ inicio, fin }) => {
    const start = Math.max(inicio, ahora);
    return fin - start >= LEAST ? [start] : [];
  });
  return Math.min(...starts, Number.MAX_SAFE_INTEGER);
}

/** Rooms as they are listed: of those that are large enough the soonest free first; those that are too small stay behind them. */
export function soonestFirst(rooms: readonly Room[], personas: number | null, ahora: number): Room[] {
  const isSmall = ({ aforo }: Room): number => Number(personas !== null && aforo !== null && aforo < personas);
  return rooms.toSorted((a, b) => isSmall(a) - isSmall(b) || (isSmall(a) ? 0 : freeFrom(a, ahora) - freeFrom(b, ahora)));
}

/** The hours that are shown: from 8 to 20, or more where a room is open longer. */
export function axisOf(rooms: readonly Room[]): TramoReserva {
  const open = rooms.flatMap(({ abiertas }) => abiertas);
  const first = Math.min(8 * 60, ...open.map(({ inicio }) => Math.max(0, inicio)));
  const last = Math.max(20 * 60, ...open.map(({ fin }) => Math.min(DAY, fin)));
  return { inicio: Math.floor(first / 60) * 60, fin: Math.ceil(last / 60) * 60 };
}

/** The hours that are written above the lines: every second one, or fewer where there are many. */
export function hoursOf({ inicio, fin }: TramoReserva): number[] {
  const step = fin - inicio > 14 * 60 ? 4 * 60 : 2 * 60;
  return Array.from({ length: Math.floor((fin - inicio) / step) + 1 }, (_, index) => inicio + index * step);
}

export const judge = (room: Room, wanted: TramoReserva, personas: number | null): ParecerSala => judgeRoom(room, wanted, personas);

/** What is in the way of a room at some hours, and what could be had instead. Null: nothing is in the way. */
export type Clash = { room: Room; taken: Taken; nearest: TramoReserva | null; others: Room[] };
export function clashOf(
  rooms: readonly Room[],
  room: Room,
  wanted: TramoReserva,
  { personas, ahora }: { personas: number | null; ahora: number },
): Clash | null {
  const taken = room.ocupadas.find((one) => overlap(one, wanted));
  if (!taken) return null;
  const candidates = rooms
    .filter((one) => one.id !== room.id)
    .map((one) => ({ ...one, cerca: one.ruta.join('/') === room.ruta.join('/') ? 0 : one.lugarId === room.lugarId ? 1 : 2 }));
  return {
    room,
    taken,
    nearest: nearestFree(freeSpans(room.abiertas, room.ocupadas), wanted, ahora),
    others: otherRooms(candidates, wanted, { personas, most: 2 }),
  };
}

/** Nobody looks for a room for themselves alone, unless they say so. */
const USUAL = 2;

/** The room that the button books: the chosen one; without a choice the first that is free and large enough. */
export function chosenOf(rooms: readonly Room[], id: number | undefined, wanted: TramoReserva, personas: number | null): Room | undefined {
  if (id !== undefined) return rooms.find((one) => one.id === id);
  const free = rooms.filter((one) => judge(one, wanted, personas).que === 'libre');
  return free.find(({ aforo, clase }) => clase !== 'sala' || aforo === null || aforo >= (personas ?? USUAL)) ?? free[0];
}
