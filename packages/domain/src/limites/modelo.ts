import type { Fecha, Instante } from '../horario/modelo.ts';
import type { Jornada } from '../registros/modelo.ts';

/**
 * Limits of working time that the product checks. They only warn: they never block an action or shorten a time. descanso-diario:
 * rest between two days. descanso-semanal: uninterrupted rest within a week. pausa-minima: break that a long day requires.
 * pausa-maxima: longest break within a working day. trabajo-seguido: work without a break. jornada-diaria, jornada-semanal, jornada-anual: hours worked. horas-extra-anual:
 * overtime of a year. noches-seguidas: weeks of nights in a row. trabajo-nocturno: work at night of those who may do none.
 * horas-extra-prohibidas: overtime of those who may do none. complementarias: hours above those of a part-time contract.
 */
export const REGLAS = [
  'descanso-diario',
  'descanso-semanal',
  'pausa-minima',
  'pausa-maxima',
  'trabajo-seguido',
  'jornada-diaria',
  'jornada-semanal',
  'jornada-anual',
  'horas-extra-anual',
  'noches-seguidas',
  'trabajo-nocturno',
  'horas-extra-prohibidas',
  'complementarias',
] as const;
export type Regla = (typeof REGLAS)[number];

/** Minutes: a maximum (of work), or a minimum (of rest). `norma`: the source, such as "ET 34.3". */
export type Limite = { minutos: number; norma: string };

/** The values of all rules in one country or company. Null: the rule is not checked. */
export type Limites = {
  /**
   * Rest between the end of one working day and the start of the next. A gap within a day of at most `partidaMinutos` belongs to
   * a split shift. A longer one ends the working day.
   */
  'descanso-diario': (Limite & { partidaMinutos: number }) | null;
  /**
   * Rest of each week. `sumaDiario`: the daily rest is added to it. `acumulaDias`: the days over which weekly rests may be
   * joined; 7 if they may not.
   */
  'descanso-semanal': (Limite & { sumaDiario: boolean; acumulaDias: number }) | null;
  /**
   * After more than `trabajoMinutos` of work, `pausaMinutos` of break. A break shorter than `bloqueMinutos` does not count.
   * Smallest step first.
   */
  'pausa-minima': { escalones: readonly { trabajoMinutos: number; pausaMinutos: number }[]; bloqueMinutos: number; norma: string } | null;
  /** One break, between two stretches of work of the same working day. A visit to the doctor is none. */
  'pausa-maxima': Limite | null;
  /** Work without a break. A break of `cortaMinutos` starts the count again. */
  'trabajo-seguido': (Limite & { cortaMinutos: number }) | null;
  'jornada-diaria': Limite | null;
  /** The warning comes only `margenMinutos` above the limit: the law limits an average, so a few minutes do not matter. */
  'jornada-semanal': (Limite & { margenMinutos: number }) | null;
  'jornada-anual': Limite | null;
  /**
   * Overtime by its category, never net of short days: what is paid, and what was not rested within `compensaMeses`. Without them rest
   * repays it whenever it comes. For shorter hours of a year the limit is less (`topeDe`).
   */
  'horas-extra-anual': (Limite & { compensaMeses?: number }) | null;
  /**
   * A day with `nocturnosMinutos` of night work is a night. Two nights that are at most `cortaDias` days apart, with no other
   * work between, belong to one row.
   */
  'noches-seguidas': { dias: number; nocturnosMinutos: number; cortaDias: number; norma: string } | null;
  /**
   * Minutes of a date at night: in the night hours of the country, or in those of the rule, from `desdeMinutos` to `hastaMinutos` of the
   * clock (both or none; minutes since midnight).
   */
  'trabajo-nocturno': (Limite & { desdeMinutos?: number; hastaMinutos?: number }) | null;
  /** For whom, and by which source, stands in the law of overtime (`leyExtraEn`). */
  'horas-extra-prohibidas': { norma: string } | null;
  /**
   * Complementary minutes of a month, in hundredths of the ordinary ones: as agreed, at most `pactadasPorCien`, and for permanent contracts
   * `voluntariasPorCien` more. Contracts with a shorter week than `semanaMinutos` have none.
   */
  complementarias: { pactadasPorCien: number; voluntariasPorCien: number; semanaMinutos: number; norma: string } | null;
};

/**
 * The values of a company in a country from a day on. A rule that is present replaces the complete rule of the law, its source
 * included. Null switches it off.
 */
export type LimitesPropios = {
  pais: string;
  vigente: Fecha;
  reglas: Partial<Limites>;
  /** The agreement that they are of. Without it: everybody's. */
  convenio?: number | null;
  /** Only those under 18. Values for everybody never replace what the law says of them. */
  quien?: 'menores';
};

/** Who somebody is for the limits of a day. `convenio`: their agreement. */
export type QuienLimita = { isMenor: boolean; convenio: number | null };

/**
 * A limit that a day breaks, or that an action would break. `limiteMinutos`: the value of the rule. `valorMinutos`: the value of
 * the day, now or after the action. `posibleDesde`: the first instant at which clocking in would not break it; null if waiting
 * does not help, and for past days.
 */
export type Aviso = {
  regla: Regla;
  norma: string;
  fecha: Fecha;
  limiteMinutos: number;
  valorMinutos: number;
  posibleDesde: Instante | null;
};

/** The part of a day that the rules read. */
export type DiaVivido = Pick<Jornada, 'fecha' | 'zona' | 'estado' | 'inicio' | 'fin' | 'tramos' | 'incidencias'>;
