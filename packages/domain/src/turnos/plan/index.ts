export * from './modelo.ts';
export { coverOn, type NecesidadCubierta, type HoraCubierta, type NecesidadPorHoras } from './cobertura.ts';
export { obstaculoDelDia, isPublished } from './obstaculo.ts';
export { isSameDay, partsOf, reviewParts } from './partes.ts';
export { preavisoEn, type AvisoDePreaviso, type Preaviso } from './preaviso.ts';
export { publish, type ParaPublicar, type Publicacion } from './publicar.ts';
