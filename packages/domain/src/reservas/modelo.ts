import type { Fecha } from '../horario/modelo.ts';

/** What can be booked: rooms, desks, vehicles, parking spaces. */
export const CLASES_SALA = ['sala', 'mesa', 'vehiculo', 'plaza'] as const;
export type ClaseSala = (typeof CLASES_SALA)[number];

/** What a room may have. A closed list, so that it has a name in each language. */
export const EQUIPAMIENTO = ['pantalla', 'videoconferencia', 'pizarra', 'proyector', 'telefono', 'cargador', 'accesible'] as const;
export type Equipamiento = (typeof EQUIPAMIENTO)[number];

/** Bookings begin and end on the clock's multiples of so many minutes. */
export const PASO_MINUTOS = 5;
/** The longest booking that any room may allow, in minutes: 31 days. */
export const MAX_MINUTOS_RESERVA = 31 * 1440;
/** How many levels a tree of rooms has at most. */
export const MAX_NIVELES_SALAS = 5;

/**
 * One node of the tree. `reservable`: people book it; otherwise it is a place that holds others, as a site or a floor. `divisible`: those
 * directly in it are its parts, so that its booking takes all of them, and a booking of one of them keeps the whole from being booked.
 */
export type NodoSala = {
  id: number;
  padreId: number | null;
  reservable: boolean;
  divisible: boolean;
};

/** When a room is open: ISO weekdays (1 is Monday), and minutes of the day. From 0 to 1440 it is never shut at night. */
export type HorarioSala = { dias: readonly number[]; abre: number; cierra: number };

/** Days on which a room is shut, both included. */
export type CierreSala = { desde: Fecha; hasta: Fecha };

/** What a company asks of bookings of a room. `departamentos` empty: everybody may book it. */
export type ReglasSala = {
  horario: HorarioSala;
  aforo: number | null;
  maximoMinutos: number;
  /** How many days ahead. */
  antelacionDias: number;
  /** How many minutes before its start at the latest. */
  avisoMinutos: number;
  departamentos: readonly number[];
};

/** A span of time, in minutes on any axis: of the day, or since the epoch. The end does not belong to it. */
export type TramoReserva = { inicio: number; fin: number };
