import type { PorqueCierre } from '../cierres/porques.ts';
import type { Ausencia, DiaPrevisto, Fecha, Instante } from '../horario/modelo.ts';
import type { LineaDia } from '../registros/balance.ts';
import type { Incidencia, Jornada } from '../registros/modelo.ts';

/**
 * One day of a person as it is stored for the month of many people. The minutes are those of a day that counts; a day that does not count has
 * none but those of its plan, and its delay.
 */
export type DiaSumado = {
  fecha: Fecha;
  /** The centre with which the day is closed; null for somebody who never had one. */
  centroId: number | null;
  /** Whether the person has a contract on this day. */
  contrato: boolean;
  /** The recorded day, if there is one. */
  estado: Jornada['estado'] | null;
  motivo: DiaPrevisto['motivo'];
  cuenta: boolean;
  porque: LineaDia['porque'];
  previsto: number;
  trabajado: number;
  efectivo: number;
  /** Worked time within the plan, and above it: together `trabajado`. */
  ordinario: number;
  exceso: number;
  nocturno: number;
  retraso: number;
  saldo: number;
  /** The class of an approved absence, in half days or in minutes. */
  ausencia: Ausencia['clase'] | null;
  ausenciaMedios: number;
  ausenciaMinutos: number;
  incidencias: Incidencia[];
  pendientes: number;
  /** Why it should be looked at before its month is closed. */
  porques: PorqueCierre[];
};

/** The sums of a month: minutes of the days that count, absences of each class in half days, and numbers of days. */
export type SumasDeMes = {
  previsto: number;
  trabajado: number;
  efectivo: number;
  ordinario: number;
  exceso: number;
  nocturno: number;
  retraso: number;
  saldo: number;
  vacaciones: number;
  baja: number;
  permiso: number;
  compensacion: number;
  ausenciaMinutos: number;
  incidencias: number;
  incompletas: number;
  pendientes: number;
  /** Days with anything to look at. */
  avisos: number;
};

/** The recorded day with its minutes, as they are stored. */
export type JornadaSumada = Pick<Jornada, 'fecha' | 'estado' | 'inicio' | 'fin' | 'tramos' | 'incidencias'> & {
  pendientes: number;
  efectivo: number;
  nocturno: number;
};

/** A person's month. `vence`: until when it is true if nothing is written; null: for good. */
export type MesSumado = {
  centroId: number | null;
  participa: boolean;
  sumas: SumasDeMes;
  /** The kind of each day, one letter each, see `TIRA`. */
  tira: string;
  dias: DiaSumado[];
  vence: Instante | null;
};

/** The letters of `tira`. `aviso`: something lacks, so that the day has no sum. */
export const TIRA = {
  trabajado: 't',
  exceso: 'e',
  ausencia: 'a',
  festivo: 'f',
  libre: 'l',
  aviso: 'x',
  enCurso: 'o',
  futuro: 'p',
} as const;
