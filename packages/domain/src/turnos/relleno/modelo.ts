import type { Fecha, Instante, Turno } from '../../horario/modelo.ts';
import type { Limites } from '../../limites/modelo.ts';

/** A shift that can be given. `noSiguen`: codes that may not be worked on the day after it, whatever the rest between them. */
export type TurnoRellenable = Turno & { noSiguen: readonly string[] };

/** Least and most, both included. Null: no limit. */
export type Margen = { minimo: number | null; maximo: number | null };

/** Something worked before the first day. `turno`: the code, if it is one of the shifts. `minutos`: as they count for the contract. */
export type DiaTrabajado = { fecha: Fecha; turno: string | null; inicio: Instante; fin: Instante; minutos: number };

/** A wish for a shift, or against it. `turno` null: any work on that day. It costs `peso` if it is not met. */
export type Deseo = { fecha: Fecha; turno: string | null; clase: 'favor' | 'contra'; peso: number };

/** What is spread fairly over a year: nights, Saturdays and Sundays, public holidays; each in days. */
export const CARGAS = ['noches', 'fines', 'festivos'] as const;
export type Carga = (typeof CARGAS)[number];

export type PersonaRellenable = {
  id: number;
  habilidades: readonly string[];
  /** Codes of the shifts that may be given to this person. Null: all. */
  turnos: readonly string[] | null;
  /** Minutes of the contract in the period. The least ones are hard only where `pesos.contrato` is null. */
  minutos: Margen;
  /** Days of one shift in the period, by its code. */
  porTurno: Readonly<Record<string, Margen>>;
  /** Days of work in a row. What is cut by an unknown time before, or by the end of the period, is long enough. */
  seguidos: Margen;
  /** Days off in a row, at least. 1: no rule. */
  libres: number;
  /** Weekends with work, at most. */
  fines: number | null;
  /** Whole days of absence. */
  ausencias: readonly Fecha[];
  /** Shifts of a day for which somebody cannot be asked. */
  vetos: readonly { fecha: Fecha; turno: string }[];
  /** Days that stay as they are. `turno` null: free. */
  fijos: readonly { fecha: Fecha; turno: string | null }[];
  /** The days before the first one, from `desde` on: what is not listed was free. Null: nothing is known, and everything is allowed. */
  historia: { desde: Fecha; dias: readonly DiaTrabajado[] } | null;
  deseos: readonly Deseo[];
  /** What the person has had in this year so far, and their share: 1 for full time, 0 for those who take no part in it. */
  llevan: Readonly<Record<Carga, number>>;
  parte: number;
  /** The limits of working time, oldest first. Of a day those hold whose `desde` is the last one not after it. None: no limits. */
  limites: readonly { desde: Fecha; limites: Limites }[];
};

/**
 * People needed for a shift of a day. With `habilidad` only those count who have it, and one person may count for several needs. Each one
 * too few costs `pesoFalta`, each one too many `pesoSobra`.
 */
export type Necesidad = {
  fecha: Fecha;
  turno: string;
  habilidad: string | null;
  personas: number;
  pesoFalta: number;
  pesoSobra: number;
};

/** What HR sees and changes. `contrato`: the cost of an hour below the least hours; null: never below them. `reparto`: of a day off the fair share. */
export type PesosRelleno = { contrato: number | null; reparto: Readonly<Record<Carga, number>> };

/** Everything that a plan is made from. `dias`: consecutive. Only data, so that it can be sent to a thread. */
export type PedidoRelleno = {
  dias: readonly Fecha[];
  zona: string;
  pais: string;
  festivos: readonly Fecha[];
  turnos: readonly TurnoRellenable[];
  personas: readonly PersonaRellenable[];
  necesidades: readonly Necesidad[];
  pesos: PesosRelleno;
};

/** For each person, in their order, the index of the shift of each day, or -1. */
export type PlanRelleno = readonly (readonly number[])[];

/** Why a person cannot be given a shift on a day. Rules of `limites` have their own names. */
export const MOTIVOS = [
  'habilidad',
  'turno-no-permitido',
  'ausencia',
  'no-disponible',
  'fijo',
  'ya-trabaja',
  'sucesion',
  'seguidos-minimo',
  'seguidos-maximo',
  'libres-minimo',
  'fines',
  'minutos-maximo',
  'minutos-minimo',
  'turno-minimo',
  'turno-maximo',
  'coste',
] as const;
