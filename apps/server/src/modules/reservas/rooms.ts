import type { Alternativas, SalaReserva } from '@jornada/contract/reservas/vistas.ts';
import {
  daysTouched,
  freeSpans,
  instantOf,
  minuteOn,
  nearestFree,
  openSpans,
  otherRooms,
  pathTo,
  rivalsOf,
  shutWith,
  unitsOf,
  type SalaExaminada,
  type TramoReserva,
} from '@jornada/domain/reservas/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { FilaCierre, FilaOcupada, FilaSala, SalasLeidas } from './repo.ts';

/** So many other rooms are offered. */
const MOST_OTHERS = 3;

/** A room with what follows from its place in the tree. */
export type SalaSituada = FilaSala & {
  ruta: FilaSala[];
  lugarId: number;
  /** Its centre, or that of what it is in. */
  enCentro: number | null;
  zona: string;
  cierres: FilaCierre[];
  /** What a booking of it takes, and the rooms whose bookings are in its way. */
  units: number[];
  rivals: ReadonlySet<number>;
};

/** The rooms of a company as somebody sees them. */
export function createRooms(leidas: SalasLeidas, empresa: Pick<Configuracion, 'zona' | 'centros'>) {
  const { salas, cierres, departamentos } = leidas;
  const shut = Map.groupBy(
    cierres.flatMap((cierre) => shutWith(salas, cierre.salaId).map((salaId) => ({ salaId, cierre }))),
    ({ salaId }) => salaId,
  );
  const known = new Map<number, SalaSituada>();

  function place(sala: FilaSala): SalaSituada {
    const path = pathTo(salas, sala.id);
    const centroId = path.findLast((one) => one.centroId !== null)?.centroId ?? null;
    return {
      ...sala,
      ruta: path.slice(0, -1),
      lugarId: path[0]?.id ?? sala.id,
      enCentro: centroId,
      zona: (centroId !== null && empresa.centros.get(centroId)?.zona) || empresa.zona,
      cierres: (shut.get(sala.id) ?? []).map(({ cierre }) => cierre),
      units: unitsOf(salas, sala.id),
      rivals: new Set(rivalsOf(salas, sala.id)),
    };
  }

  /** A room by its id, whether it can be booked or not. */
  function find(id: number): SalaSituada | undefined {
    const sala = salas.find((one) => one.id === id);
    if (sala && !known.has(id)) known.set(id, place(sala));
    return known.get(id);
  }

  const isUsed = ({ abierto, ruta }: SalaSituada): boolean => abierto && ruta.every((one) => one.abierto);
  const isAllowed = (sala: SalaSituada): boolean =>
    sala.departamentos.length === 0 || sala.departamentos.some((one) => departamentos.includes(one));

  /** The rooms that the person may book, in the order of the tree. */
  function listBookable(): SalaSituada[] {
    const inOrder = (padreId: number | null): SalaSituada[] =>
      salas.filter((one) => one.padreId === padreId).flatMap(({ id }) => [find(id), ...inOrder(id)].filter((one) => one !== undefined));
    return inOrder(null).filter((one) => one.reservable && isUsed(one) && isAllowed(one));
  }

  const takenOf = (sala: SalaSituada, taken: readonly FilaOcupada[]): FilaOcupada[] => taken.filter((one) => sala.rivals.has(one.salaId));

  /** When a room is open on some days, in minutes since the epoch. */
  const openOf = ({ dias, abre, cierra, cierres: closed, zona }: SalaSituada, fechas: readonly string[]): TramoReserva[] =>
    openSpans({ dias, abre, cierra }, closed, { fechas, at: (fecha, minuto) => minuteOn(fecha, minuto, zona) });

  /** What the rules need to know of a room. */
  const examinedOf = (sala: SalaSituada, taken: readonly FilaOcupada[]): SalaExaminada => ({
    reglas: {
      horario: { dias: sala.dias, abre: sala.abre, cierra: sala.cierra },
      aforo: sala.aforo,
      maximoMinutos: sala.maximoMinutos,
      antelacionDias: sala.antelacionDias,
      avisoMinutos: sala.avisoMinutos,
      departamentos: sala.departamentos,
    },
    zona: sala.zona,
    cierres: sala.cierres,
    ocupadas: takenOf(sala, taken),
  });

  /** Nobody walks to a room in another city; a room without a centre may be anywhere. */
  const isWithinWalk = (one: SalaSituada, sala: SalaSituada): boolean =>
    one.lugarId === sala.lugarId || one.enCentro === null || sala.enCentro === null || one.enCentro === sala.enCentro;

  /** The same room on those days at the nearest free time, and other rooms of its kind within a walk at the wanted one. */
  function alternativesTo(
    sala: SalaSituada,
    pedida: TramoReserva,
    { taken, personas, ahora }: { taken: readonly FilaOcupada[]; personas: number | null; ahora: number },
  ): Alternativas {
    const days = daysTouched(pedida, sala.zona);
    const earliest = Math.ceil((ahora + sala.avisoMinutos) / 5) * 5;
    const near = nearestFree(freeSpans(openOf(sala, days), takenOf(sala, taken)), pedida, earliest);
    // A booking over midnight may touch a day more where another zone is.
    const fechas = [masDias(days[0] ?? '', -1), ...days, masDias(days.at(-1) ?? '', 1)];
    const candidates = listBookable()
      .filter((one) => one.id !== sala.id && one.clase === sala.clase && isWithinWalk(one, sala))
      .filter((one) => pedida.inicio >= ahora + one.avisoMinutos - 5)
      .map((one) => ({
        id: one.id,
        sala: one,
        cerca: one.padreId === sala.padreId ? 0 : one.lugarId === sala.lugarId ? 1 : 2,
        aforo: one.aforo,
        maximoMinutos: one.maximoMinutos,
        abiertas: openOf(one, fechas),
        ocupadas: takenOf(one, taken),
      }));
    const others = otherRooms(candidates, pedida, { personas, most: MOST_OTHERS });
    return {
      misma: near && presentSpan(near, sala.zona),
      otras: others.map((one) => ({ sala: presentRoom(one.sala), ...presentSpan(pedida, one.sala.zona) })),
    };
  }

  return { leidas, find, listBookable, isUsed, isAllowed, takenOf, openOf, examinedOf, alternativesTo };
}

export type Rooms = ReturnType<typeof createRooms>;

export const presentSpan = ({ inicio, fin }: TramoReserva, zona: string) => ({
  inicio: instantOf(inicio, zona),
  fin: instantOf(fin, zona),
});

export const presentRoom = (sala: SalaSituada): SalaReserva => ({
  id: sala.id,
  nombre: sala.nombre,
  clase: sala.clase,
  ruta: sala.ruta.map(({ nombre }) => nombre),
  lugarId: sala.lugarId,
  aforo: sala.aforo,
  equipamiento: sala.equipamiento,
  zona: sala.zona,
  maximoMinutos: sala.maximoMinutos,
  conAprobacion: sala.conAprobacion,
});
