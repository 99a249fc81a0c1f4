export * from './modelo.ts';
export { emptyGasto, invoiceKey, onlyOwnFields, similarKey, titleOf, type DatosDeGasto } from './datos.ts';
export type { DiaPagado, Viaje } from './dieta.ts';
export {
  examineGasto,
  lacksReceipt,
  limitFor,
  warnOfOthers,
  withoutOthers,
  type EntornoGasto,
  type ExamenGasto,
  type ImporteDeGasto,
  type LimiteDeGasto,
  type ReglasDeTipo,
} from './examen.ts';
export { splitSum } from './iva.ts';
export { payForDrive } from './kilometros.ts';
export type { ExentoUsado, LimiteDeComida } from './manutencion.ts';
export { hasTaxLaw, leyGastos, type LeyGastos } from './legales.ts';
export { isParteDePais, type ParteDePais } from './lugares.ts';
export { tiposIva } from './tipos-iva.ts';
export type { CalculoDeGasto, ProblemaDeGasto } from './resultado.ts';
export { usualCountries, usualDrives, type TrayectoUsual } from './usuales.ts';
export {
  kmRateOn,
  SIN_TARIFAS,
  type DiaDeViaje,
  type PoliticaEscritaGastos,
  type ReglasGasto,
  type TarifaConLey,
  type TarifasGasto,
} from './tarifas.ts';
