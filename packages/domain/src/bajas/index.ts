export * from './modelo.ts';
export { checkRelapse, daysOfProcess, DURACION_MAXIMA, limitsOf, type CodigoRecaida } from './proceso.ts';
export { expectedEnd, groupOf, GRUPOS_BAJA, nextReview, type GrupoBaja } from './revisiones.ts';
