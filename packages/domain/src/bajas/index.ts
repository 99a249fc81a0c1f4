export * from './modelo.ts';
export {
  changedDays,
  daysBetween,
  DURACION_MAXIMA_BAJA,
  examineBaja,
  spanOf,
  type AvisoBaja,
  type CodigoBaja,
  type SituacionBaja,
} from './examen.ts';
export { checkRelapse, daysOfProcess, DURACION_MAXIMA, lastRelapseDay, limitsOf, type CodigoRecaida } from './proceso.ts';
export { expectedEnd, groupOf, GRUPOS_BAJA, nextReview, type GrupoBaja } from './revisiones.ts';
