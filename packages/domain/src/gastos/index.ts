export * from './modelo.ts';
export { emptyGasto, invoiceKey, merchantKey, onlyOwnFields, similarKey, titleOf, type DatosDeGasto } from './datos.ts';
export { divideHalfUp, partsToCents, toCents } from './dinero.ts';
export { daysOfTrip, payForTrip, type DiaPagado, type Viaje } from './dieta.ts';
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
export { splitSum, taxOf, TOLERANCIA_IVA } from './iva.ts';
export { payForDrive } from './kilometros.ts';
export { splitMeal, type ExentoUsado, type LimiteDeComida } from './manutencion.ts';
export { exemptOfDay, hasTaxLaw, leyGastos, type LeyGastos } from './legales.ts';
export { countryOfPlace, hasVatOf, isFuera, isParteDePais, PARTES_DE_PAIS, type ParteDePais } from './lugares.ts';
export { isCashRounding, unitOf } from './monedas.ts';
export { tiposIva, usualIva } from './tipos-iva.ts';
export type { CalculoDeGasto, ProblemaDeGasto } from './resultado.ts';
export { halfOf, usualCountries, usualDrives, type TrayectoUsual } from './usuales.ts';
export {
  dietRateOn,
  kmRateOn,
  ratesOn,
  SIN_TARIFAS,
  type DiaDeViaje,
  type PoliticaEscritaGastos,
  type ReglasGasto,
  type TarifaConLey,
  type TarifasGasto,
} from './tarifas.ts';
