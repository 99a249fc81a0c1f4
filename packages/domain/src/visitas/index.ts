export * from './cierre.ts';
export * from './modelo.ts';
export * from './nombres.ts';
export * from './respuestas.ts';
export * from './salud.ts';
