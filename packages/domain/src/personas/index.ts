export * from './asignar.ts';
export * from './cuenta.ts';
export * from './documento.ts';
export * from './roles.ts';
export * from './situacion.ts';
