export * from './modelo.ts';
export { changedDays, daysBetween, examineBaja, spanOf, type AvisoBaja, type CodigoBaja, type SituacionBaja } from './examen.ts';
export { checkRelapse, daysOfProcess, lastRelapseDay, limitsOf, type CodigoRecaida } from './proceso.ts';
export { expectedEnd, groupOf, nextReview, type GrupoBaja } from './revisiones.ts';
