import type { Fecha, Mitad, VersionHorario } from '../horario/modelo.ts';
import type { Cantidad, Redondeo } from './cantidad.ts';

/**
 * What a day of vacation is. `naturales`: every day of the calendar. `laborables`: the working days of the person's own schedule.
 * `lunes-sabado`: Monday to Saturday without public holidays (German Werktage).
 */
export const BASES_VACACIONES = ['naturales', 'laborables', 'lunes-sabado'] as const;
export type BaseVacaciones = (typeof BASES_VACACIONES)[number];

/** The days of the week of those for whom laws and policies give working days, unless they say otherwise. */
export const SEMANA_LEGAL = 5;

/** A day of any year, `MM-DD`. */
export type MesDia = string;

/**
 * From when years of service give more days. `ano`: from 1 January of the year in which they are completed. `dia`: from the day on which they are. `ano-siguiente`: from
 * 1 January after it.
 */
export const INICIOS_ANTIGUEDAD = ['ano', 'dia', 'ano-siguiente'] as const;
export type InicioAntiguedad = (typeof INICIOS_ANTIGUEDAD)[number];

/** The rules of an agreement or a company for vacations. Another version applies from another day on, and never to the past. */
export type PoliticaVacaciones = {
  base: BaseVacaciones;
  /** The right of a full year. */
  anual: Cantidad;
  /** Of whom, where working days are counted: of those who work so many days a week. Others have it in proportion. */
  diasSemana: number;
  redondeo: Redondeo;
  /** What is left at the end of a year can be used until `hasta` of the next one, `maximo` at most (null: all). Null: it is lost. A compensation has its own end, and is never carried over. */
  arrastre: { hasta: MesDia; maximo: Cantidad | null } | null;
  /** Whether what was taken beyond the right of a year is taken from the next one. */
  arrastraDeuda: boolean;
  /** Extra right from a number of years of service on. The highest step that is reached counts, not their sum. */
  antiguedad: readonly { anos: number; cantidad: Cantidad }[];
  antiguedadDesde: InicioAntiguedad;
  /** Days that count half, such as 24 December or a summer with short days. A span may pass over New Year. */
  mediosDias: readonly { desde: MesDia; hasta: MesDia }[];
  /** What is said of a vacation that begins on a day of rest or a public holiday. */
  primerDiaDescanso: 'permitido' | 'aviso' | 'rechazo';
  /** Days between asking and the first day; fewer raise a warning. */
  avisoDias: number;
  /** The least that one request may take. */
  minimo: Cantidad;
  /** Months after the end of the year in which days that sickness has taken can still be used. */
  bajaMeses: number;
  /** Whether a leave that ended before the year did keeps what no longer fitted into it, too (ET 38.3). */
  bajaParcial: boolean;
};

/** The days of a request. `mitad`: only that half of each of them. */
export type PeticionVacaciones = { desde: Fecha; hasta: Fecha; mitad: Mitad | null };

/**
 * Where days come from. `anual`, `antiguedad` (years of service), `arrastre` (left over from the year before), `compensacion` (for
 * something else), `ajuste` (by hand; may be negative), `devuelta` (given back by sickness).
 */
export const CLASES_CONCESION = ['anual', 'antiguedad', 'arrastre', 'compensacion', 'ajuste', 'devuelta'] as const;
export type ClaseConcesion = (typeof CLASES_CONCESION)[number];

/**
 * Days given to somebody. `ano`: the year in which the right arose. They can be used from `desde` to `hasta`, both included
 * (`hasta` null: without end). `id` null: computed, not written.
 */
export type Concesion = {
  id: number | null;
  clase: ClaseConcesion;
  ano: number;
  cantidad: Cantidad;
  desde: Fecha;
  hasta: Fecha | null;
};

/** What one day of a request takes. A request that is rejected or cancelled has none. */
export type UsoVacaciones = { solicitudId: number; fecha: Fecha; cantidad: Cantidad; estado: 'pedido' | 'aprobado' };

/**
 * An approved sick leave, or a leave for birth, that gives back the vacation it falls into. `isSinLimite`: birth, pregnancy and
 * lactation, whose days can be used later without an end.
 */
export type BajaEnVacaciones = { desde: Fecha; hasta: Fecha | null; isSinLimite: boolean };

/**
 * From `desde` to `hasta` (null: open) somebody has a contract. Periods never overlap. `horario`: whose days of the week the right follows;
 * left out: it is the same for everybody.
 */
export type PeriodoContrato = { desde: Fecha; hasta: Fecha | null; horario?: VersionHorario };
