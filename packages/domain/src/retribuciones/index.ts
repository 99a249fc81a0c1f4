export * from './ano.ts';
export * from './diferencia.ts';
export * from './examen.ts';
export * from './grafico.ts';
export * from './importar/columnas.ts';
export * from './importar/read-linea.ts';
export * from './importar/try-out.ts';
export * from './modelo.ts';
