export * from './personas/vistas.ts';
export { personas } from './personas/calls.ts';
export * from './personas/importar.ts';
export { MAXIMO_VARIAS, type Impedidas } from './personas/varias.ts';
