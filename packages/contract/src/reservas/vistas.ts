import * as z from 'zod/mini';
import { CLASES_SALA, EQUIPAMIENTO } from '@jornada/domain/reservas/modelo.ts';
import { OBSTACULOS_RESERVA } from '@jornada/domain/reservas/examen.ts';
import { fecha, instante } from '../valores.ts';

export const clase = z.enum(CLASES_SALA);
export const equipo = z.enum(EQUIPAMIENTO);

/** Hours with the offset of the room's zone; the end does not belong to them. */
export const tramo = z.object({ inicio: instante, fin: instante });

/** A room, as everybody sees it who may book it. */
export const salaVista = z.object({
  id: z.int(),
  nombre: z.string(),
  clase,
  /** The names of the places that it is in, the top one first. */
  ruta: z.array(z.string()),
  /** The top one of them; the room itself if it is in none. */
  lugarId: z.int(),
  aforo: z.nullable(z.int()),
  equipamiento: z.array(equipo),
  zona: z.string(),
  maximoMinutos: z.int(),
  conAprobacion: z.boolean(),
});
export type SalaReserva = z.output<typeof salaVista>;

/** Hours that are taken. Of a colleague only these, unless the company shows names. */
export const ocupada = z.extend(tramo, {
  /** The own booking; null for one of somebody else. */
  reservaId: z.nullable(z.int()),
  /** What the own booking is for, and that of others where the company shows names. */
  asunto: z.nullable(z.string()),
  /** Who has booked it, where the company shows names. */
  nombre: z.nullable(z.string()),
});
export type HorasOcupadas = z.output<typeof ocupada>;

/** A room on some days: when it is open, and when it is taken. */
export const salaDeAgenda = z.extend(salaVista, { abiertas: z.array(tramo), ocupadas: z.array(ocupada) });
export type SalaDeAgenda = z.output<typeof salaDeAgenda>;

/** What could be booked instead: the same room at the nearest free time, and other rooms at the wanted one. */
export const alternativas = z.object({
  misma: z.nullable(tramo),
  otras: z.array(z.extend(tramo, { sala: salaVista })),
});
export type Alternativas = z.output<typeof alternativas>;

/** What a booking would mean. `no-existe-hora`: the clocks leave this hour out in spring. */
export const consecuenciasReserva = z.object({
  obstaculos: z.array(z.enum([...OBSTACULOS_RESERVA, 'no-existe-hora'])),
  /** The first booking that is in the way. */
  choque: z.nullable(ocupada),
  alternativas,
  minutos: z.int(),
  /** Somebody has to approve it. */
  seDecide: z.boolean(),
});
export type ConsecuenciasReserva = z.output<typeof consecuenciasReserva>;

/** A room, for the people who run the company. Minutes of the day; ISO weekdays. */
export const salaGestionada = z.object({
  id: z.int(),
  padre: z.nullable(z.int()),
  nombre: z.string(),
  clase,
  /** False: a place that only holds others. */
  reservable: z.boolean(),
  /** What is directly in it are its parts. */
  divisible: z.boolean(),
  centro: z.nullable(z.int()),
  aforo: z.nullable(z.int()),
  equipamiento: z.array(equipo),
  dias: z.array(z.int()),
  abre: z.int(),
  cierra: z.int(),
  maximoMinutos: z.int(),
  antelacionDias: z.int(),
  avisoMinutos: z.int(),
  conAprobacion: z.boolean(),
  departamentos: z.array(z.int()),
  abierto: z.boolean(),
  /** Bookings from now on. */
  reservas: z.int(),
  version: z.int(),
});
export type SalaGestionada = z.output<typeof salaGestionada>;

/** Days on which a room, and all in it, is shut. `reservas`: how many bookings are concerned. */
export const cierreSala = z.object({
  id: z.int(),
  sala: z.object({ id: z.int(), nombre: z.string() }),
  desde: fecha,
  hasta: fecha,
  motivo: z.nullable(z.string()),
  reservas: z.int(),
});
export type CierreSalaVista = z.output<typeof cierreSala>;
