/**
 * Types of planned working time. Dates are `YYYY-MM-DD`, hours of the wall clock `HH:MM`, instants ISO 8601 with `Z` or an
 * offset, durations whole minutes of elapsed time. No function here reads the clock.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type Fecha = string;
/** An hour of the wall clock, `HH:MM`. */
export type Hora = string;
/** An instant, ISO 8601 with offset or `Z`. */
export type Instante = string;

/** The purpose of a pause or of work. Companies choose its name. The subtype decides the icon and the law that applies. */
export const SUBTIPOS = [
  'trabajo',
  'remoto',
  'desplazamiento',
  'trabajo-fuera',
  'comida',
  'cafe',
  'medico',
  'personal',
  'sindical',
  'espera',
] as const;
export type Subtipo = (typeof SUBTIPOS)[number];

/** A planned pause. `inicio` null: the person chooses the hour. */
export type PausaPrevista = { subtipo: Subtipo; inicio: Hora | null; minutos: number; pagada: boolean };

/** One shift. If `fin` is at or before `inicio`, it ends on the next day: a night. */
export type Turno = { codigo: string; nombre: string; inicio: Hora; fin: Hora; pausas: PausaPrevista[] };

/** A flexible day: its length, and the earliest and latest hour to begin. */
export type DiaFlexible = { minutos: number; entradaDesde: Hora; entradaHasta: Hora; pausas: PausaPrevista[] };

/** Seven days, Monday first. */
export type Semana<T> = readonly [T, T, T, T, T, T, T];

/**
 * A part of the year with a week of its own, such as the summer. `desde` and `hasta` are both included, and both `MM-DD` (every
 * year; the end may be in the next year) or both `YYYY-MM-DD` (once).
 */
export type Temporada<T> = { nombre: string; desde: string; hasta: string; semana: Semana<T> };

type ComunHorario = {
  /** The hours of the agreement for a whole year, in minutes; null or left out: nobody said them. Nothing is planned from them. */
  minutosAnuales?: number | null | undefined;
  /** Minutes late or early that raise no flag. They never change the record. */
  cortesiaMinutos: number;
  /** True if a public holiday is an ordinary planned day (continuous processes). */
  trabajaFestivos: boolean;
};

/** The content of a dated version of a schedule. */
export type VersionHorario = ComunHorario &
  (
    | { clase: 'fijo'; semana: Semana<Turno | null>; temporadas?: readonly Temporada<Turno | null>[] | undefined }
    | { clase: 'flexible'; semana: Semana<DiaFlexible | null>; temporadas?: readonly Temporada<DiaFlexible | null>[] | undefined }
    | { clase: 'rotativo'; ancla: Fecha; ciclo: readonly (string | null)[]; turnos: readonly Turno[] }
  );

/** A place of work. It decides the zone of the days, the country of the night hours, and the holidays. */
export type Centro = { id: number; nombre: string; zona: string; pais: string };

/** From `desde` to `hasta` (inclusive, null = open) this schedule applies in this centre. Periods of a person never overlap. */
export type PeriodoLaboral = { desde: Fecha; hasta: Fecha | null; horario: VersionHorario; horarioNombre: string; centro: Centro };

export type Festivo = { centroId: number; fecha: Fecha; nombre: string };
/** The public holidays of a centre in a year. */
export type FestivosDeAno = (centroId: number, ano: number) => readonly Pick<Festivo, 'fecha' | 'nombre'>[];

export const CLASES_AUSENCIA = ['vacaciones', 'baja', 'permiso', 'compensacion'] as const;
/** Halves of a planned day. Of an odd number of minutes the first half has one more, so that both together are the day. */
export const MITADES = ['manana', 'tarde'] as const;
export type Mitad = (typeof MITADES)[number];
/**
 * An approved or pending absence. `minutos`: that many minutes of each day; `mitad`: half of the planned minutes of each day. Whole
 * days if both are null, and never both.
 */
export type Ausencia = {
  desde: Fecha;
  hasta: Fecha;
  clase: (typeof CLASES_AUSENCIA)[number];
  aprobada: boolean;
  minutos: number | null;
  mitad: Mitad | null;
};
/** Whether an absence takes whole days. */
export const isWholeDays = ({ minutos, mitad }: Pick<Ausencia, 'minutos' | 'mitad'>): boolean => minutos === null && mitad === null;

/** A part of a day that is planned by itself: its shift, and the post that it needs (null: the one of the person). */
export type ParteDelDia = { turno: Turno; puestoId: number | null };
/** What a single day is above the schedule: its parts. No part: a day off. Flexible days have no parts. */
export type DiaSuelto = readonly ParteDelDia[];
/** The published single days of one person, by date. On every other day the schedule holds. */
export type DiasSueltos = ReadonlyMap<Fecha, DiaSuelto>;

/** A shift on a real day, in instants. On a flexible day `inicio` is the latest entry, and `fin` follows from it. */
export type TurnoPrevisto = {
  codigo: string;
  nombre: string;
  flexible: boolean;
  inicio: Instante;
  fin: Instante;
  /** Flexible days only: the first and last instant to begin without a flag. */
  entradaDesde: Instante | null;
  entradaHasta: Instante | null;
  pausas: { subtipo: Subtipo; inicio: Instante | null; minutos: number; pagada: boolean }[];
};

/**
 * One planned day of one person. `minutos` is the expected time after holidays and approved absences. The `minutos` of its absence: null for the
 * whole day; of half a day (`mitad`), those of that half.
 */
export type DiaPrevisto = {
  fecha: Fecha;
  zona: string;
  centro: Centro | null;
  motivo: 'laborable' | 'libre' | 'festivo' | 'ausencia' | 'sin-contrato';
  festivo: string | null;
  ausencia: { clase: Ausencia['clase']; aprobada: boolean; minutos: number | null; mitad: Mitad | null } | null;
  horarioNombre: string | null;
  cortesiaMinutos: number;
  /** Of several parts: from the beginning of the first one to the end of the last one, with the time between them as unpaid pauses. */
  turno: TurnoPrevisto | null;
  minutos: number;
  /** The day was planned by itself; it is not the schedule's. */
  suelto?: DiaSuelto;
};

/**
 * The plan of one person (`createPlanner`), for the rules. `periodos`: oldest first. Its results are shared with other people and
 * must not be changed.
 */
export type ContextoLaboral = {
  periodos: readonly PeriodoLaboral[];
  ausencias: readonly Ausencia[];
  /**
   * The planned day: schedule, holiday of the centre, absence, and the expected minutes after all of them. The same day gives the
   * same object. @throws RangeError if `fecha` is not a date.
   */
  planDia(fecha: Fecha): DiaPrevisto;
  /** The days from `desde` to `hasta`, both included; empty if `hasta` is before `desde`. @throws RangeError as above. */
  planDias(desde: Fecha, hasta: Fecha): DiaPrevisto[];
  /** The minutes that time off in lieu takes from a day: those that would be expected without it. @throws RangeError as above. */
  minutosCompensados(fecha: Fecha): number;
};
