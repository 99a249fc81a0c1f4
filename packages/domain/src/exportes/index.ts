export * from './conceptos.ts';
export * from './modelo.ts';
export * from './nominas.ts';
export * from './perfil.ts';
export * from './plantillas.ts';
