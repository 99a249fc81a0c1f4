export * from './modelo.ts';
export { cantidadDe, diasDe, POR_DIA, sumOf, type Cantidad, type Redondeo } from './cantidad.ts';
export { carryOver } from './arrastre.ts';
export { contractsFor } from './patron.ts';
export { preventedBy, type Impedido } from './impedidas.ts';
export { assign, type CuentaVacaciones, type LoteVacaciones, type Toma } from './cuenta.ts';
export { grantsFor } from './devengo.ts';
export { byYear, countDays, type DiaVacaciones, type DiasContados, type MotivoDia } from './dias.ts';
export { balanceOn, type ClaseLineaVacaciones, type LineaVacaciones, type SaldoVacaciones } from './saldo.ts';
export { leyVacaciones, type LeyVacaciones } from './minimos.ts';
export { coverOf, type Companero, type DiaCubierto } from './cobertura.ts';
export {
  checkRequest,
  usesOf,
  type AvisoVacaciones,
  type CodigoVacaciones,
  type ExamenVacaciones,
  type SituacionVacaciones,
  type VacacionesPedidas,
} from './solicitud.ts';
