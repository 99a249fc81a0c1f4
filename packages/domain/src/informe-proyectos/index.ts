export * from './importe.ts';
export * from './modelo.ts';
export * from './periodo.ts';
export * from './prevision.ts';
