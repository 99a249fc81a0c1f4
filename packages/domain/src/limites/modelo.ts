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
