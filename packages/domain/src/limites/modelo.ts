import type { Fecha, Instante } from '../horario/modelo.ts';
import type { Jornada } from '../registros/modelo.ts';

/**
 * Limits of working time that the product watches. They warn and never block or trim.
 * descanso-diario: rest between two days. descanso-semanal: uninterrupted rest within a week. pausa-minima: break that a long day asks
 * for. trabajo-seguido: work on end without a break. jornada-diaria, jornada-semanal, jornada-anual: hours worked. horas-extra-anual:
 * overtime of a year. noches-seguidas: weeks of nights in a row.
 */
export const REGLAS = [
  'descanso-diario',
  'descanso-semanal',
  'pausa-minima',
  'trabajo-seguido',
  'jornada-diaria',
  'jornada-semanal',
  'jornada-anual',
  'horas-extra-anual',
  'noches-seguidas',
] as const;
export type Regla = (typeof REGLAS)[number];

/** Minutes that may not be passed (of work), or not be fallen short of (of rest). `norma`: where it is written, such as "ET 34.3". */
export type Limite = { minutos: number; norma: string };

/** The values of every rule in one country or company. Null: the rule is not watched. */
export type Limites = {
  /**
   * Rest between the end of one working day and the start of the next. A gap within a day of at most `partidaMinutos` is that of a split
   * shift; a longer one ends the working day.
   */
  'descanso-diario': (Limite & { partidaMinutos: number }) | null;
  /**
   * Rest of each week. `sumaDiario`: the daily rest comes on top of it. `acumulaDias`: the span within which weekly rests may be joined,
   * 7 where they may not.
   */
  'descanso-semanal': (Limite & { sumaDiario: boolean; acumulaDias: number }) | null;
  /** After more than `trabajoMinutos` of work, `pausaMinutos` of break; a break shorter than `bloqueMinutos` is none. Smallest step first. */
  'pausa-minima': { escalones: readonly { trabajoMinutos: number; pausaMinutos: number }[]; bloqueMinutos: number; norma: string } | null;
  /** Work on end; a break of `cortaMinutos` ends the stretch. */
  'trabajo-seguido': (Limite & { cortaMinutos: number }) | null;
  'jornada-diaria': Limite | null;
  /** The warning comes `margenMinutos` above the limit: where the law speaks of an average, a few minutes are no news. */
  'jornada-semanal': (Limite & { margenMinutos: number }) | null;
  'jornada-anual': Limite | null;
  /** Minutes above the plan, net of those below it. */
  'horas-extra-anual': Limite | null;
  /** A day with `nocturnosMinutos` of night work is one of nights; two of them at most `cortaDias` apart, with no other work between, are one run. */
  'noches-seguidas': { dias: number; nocturnosMinutos: number; cortaDias: number; norma: string } | null;
};

/** The values of a company in a country from a day on. A rule that is named replaces the whole rule of the law, citation included; null switches it off. */
export type LimitesPropios = { pais: string; vigente: Fecha; reglas: Partial<Limites> };

/**
 * A limit that a day breaks, or that an action would break. `limiteMinutos`: the value of the rule; `valorMinutos`: the value of the day, or
 * the one it would have. `posibleDesde`: the first instant at which clocking in would not break it; null where waiting does not help, and for what
 * has been lived.
 */
export type Aviso = {
  regla: Regla;
  norma: string;
  fecha: Fecha;
  limiteMinutos: number;
  valorMinutos: number;
  posibleDesde: Instante | null;
};

/** A day as the rules read it. */
export type DiaVivido = Pick<Jornada, 'fecha' | 'zona' | 'estado' | 'inicio' | 'fin' | 'tramos' | 'incidencias'>;
