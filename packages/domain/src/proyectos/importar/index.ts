export * from './columnas.ts';
export * from './ensayo.ts';
export * from './leer.ts';
export * from './modelo.ts';
export * from './read-fila.ts';
