import type { Fecha, Instante } from '../horario/index.ts';

/** When something in a calendar is: from one instant to another, by the clock of a zone, or whole days. `hasta` is the day after the last one. */
export type Cuando = { inicio: Instante; fin: Instante; zona: string } | { desde: Fecha; hasta: Fecha };

/**
 * Something in the calendar of a person. `turno`: a shift; `flexible`: a day of work without hours of its own; `anulada`: a shift that they had been told of
 * and that is no more; `ausencia`, `ausencia-parcial`: whole days and parts of days, never why.
 */
export type Cita = {
  clase: 'turno' | 'flexible' | 'anulada' | 'ausencia' | 'ausencia-parcial';
  /** The same for the same thing in every answer, whatever becomes of it. */
  clave: string;
  /** The day that it belongs to; of an absence, its first one. */
  fecha: Fecha;
  cuando: Cuando;
  /** What the shift or the schedule is called; null: there is nothing to say. */
  nombre: string | null;
  /** The name of the centre. */
  lugar: string | null;
  /** How often its day has been written, so that a newer word about it is known as such. */
  numero: number;
};
