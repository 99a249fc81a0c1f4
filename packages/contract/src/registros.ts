export * from './registros/vistas.ts';
export { registros } from './registros/calls.ts';
