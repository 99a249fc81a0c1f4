export * from './columnas.ts';
export * from './departamentos.ts';
export * from './try-out.ts';
export * from './read-fecha.ts';
export * from './modelo.ts';
export * from './otra-persona.ts';
