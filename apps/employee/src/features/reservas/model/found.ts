import type { SalidaDe } from '@jornada/contract/call.ts';
import type { reservas } from '@jornada/contract/reservas/calls.ts';
import { CLASES_SALA, type TramoReserva } from '@jornada/domain/reservas/modelo.ts';
import type { Board } from '../use-board.ts';
import { axisOf, chosenOf, clashOf, judge, matching, roomOn, soonestFirst } from './rooms.ts';

type Agenda = SalidaDe<typeof reservas.agenda>;

/** What there is on the shown day for what is looked for: the rooms, the one that the button books, and what is in its way. */
export function lookAt(agenda: Agenda, board: Board, wanted: TramoReserva) {
  const { fecha, con, personas, search, earliest, sala } = board;
  const kinds = CLASES_SALA.map((value) => ({ value, count: agenda.salas.filter((one) => one.clase === value).length })).filter(
    ({ count }) => count > 0,
  );
  // A company may have desks only.
  const clase = kinds.some(({ value }) => value === board.clase) ? board.clase : (kinds[0]?.value ?? board.clase);
  const ofKind = agenda.salas.filter((one) => one.clase === clase);
  // Where one works, if there is something of that kind.
  const own = ofKind.some(({ lugarId }) => lugarId === agenda.lugarPropio) ? (agenda.lugarPropio ?? 0) : 0;
  const lugar = search.lugar ?? own;
  const salas = matching(ofKind, { clase, lugar: lugar || undefined, con, personas });
  const bySize = salas.map((one) => roomOn(one, fecha, search.id ?? null));
  // The button takes the one that is just large enough.
  const chosen = chosenOf(bySize, sala, wanted, personas);
  const rooms = soonestFirst(bySize, personas, earliest);
  const isPast = wanted.inicio < earliest;
  const isFree = chosen !== undefined && !isPast && judge(chosen, wanted, personas).que === 'libre';
  const limits = { personas, ahora: earliest };
  const first = rooms.find(({ id }) => id === search.vez);
  const clash = (chosen && clashOf(rooms, chosen, wanted, limits)) ?? (first ? clashOf(rooms, first, wanted, limits) : null);
  return { kinds, clase, lugar, salas, rooms, axis: axisOf(rooms), chosen, isPast, isFree, clash };
}
export type Found = ReturnType<typeof lookAt>;
