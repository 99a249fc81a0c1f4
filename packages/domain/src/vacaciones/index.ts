export * from './modelo.ts';
export { cantidadDe, diasDe, POR_DIA, REDONDEOS, roundDays, type Cantidad, type Redondeo } from './cantidad.ts';
export { carryOver } from './arrastre.ts';
export { assign, uncoveredByYear, type CuentaVacaciones, type LoteVacaciones, type Toma } from './cuenta.ts';
export { accruedOf, grantsFor } from './devengo.ts';
export { countDays, type DiaContado, type DiasContados, type MotivoDia } from './dias.ts';
export { balanceOn, type ClaseLineaVacaciones, type LineaVacaciones, type SaldoVacaciones } from './saldo.ts';
