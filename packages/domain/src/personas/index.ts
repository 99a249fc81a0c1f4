export * from './assign.ts';
export * from './cuenta.ts';
export * from './documento.ts';
export * from './roles.ts';
export * from './seguridad-social.ts';
export * from './situacion.ts';
