export * from './columnas.ts';
export * from './departamentos.ts';
export * from './ensayar.ts';
export * from './leer-fecha.ts';
export * from './modelo.ts';
export * from './otra-persona.ts';
