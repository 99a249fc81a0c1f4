export * from './cuenta.ts';
export * from './documento.ts';
export * from './situacion.ts';
