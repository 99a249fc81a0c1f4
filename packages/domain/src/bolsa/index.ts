export * from './modelo.ts';
export { compensacionesDe } from './compensaciones.ts';
export { cuentaDe, proximaCaducidad, saldoEn, type CuentaBolsa, type LineaBolsa, type Lote } from './cuenta.ts';
export { caducidadDe, REGLA_SUPLETORIA, reglaEn } from './reglas.ts';
