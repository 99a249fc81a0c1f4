import type { Fecha, Hora } from '../horario/modelo.ts';

/** What somebody says of a time: they like to work then, rather not, cannot be asked to; or no message rings then. */
export const CLASES_DISPONIBILIDAD = ['prefiere', 'prefiere-no', 'no', 'silencio'] as const;
/** What of it is about work, and so for whoever plans it. */
export const CLASES_DE_TRABAJO = ['prefiere', 'prefiere-no', 'no'] as const;
export type ClaseDeTrabajo = (typeof CLASES_DE_TRABAJO)[number];
export type ClaseDisponibilidad = (typeof CLASES_DISPONIBILIDAD)[number];

/**
 * A time of which somebody says something: on a day of the week (1 for Monday) or on one date, whole or from one hour to another (of the next day, if
 * `hasta` is not after `desde`).
 */
export type Disponibilidad = {
  clase: ClaseDisponibilidad;
  diaSemana: number | null;
  fecha: Fecha | null;
  desde: Hora | null;
  hasta: Hora | null;
};
