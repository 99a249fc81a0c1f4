export * from './modelo.ts';
export { contratoEn, isMenor, isParcial, isPermanente, mayorDesde } from './hechos.ts';
