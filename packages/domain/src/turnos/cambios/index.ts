export * from './modelo.ts';
export { daysOfChange } from './aplicar.ts';
export { consequencesFor, type ClaseDePaga, type ConsecuenciasCambio } from './consecuencias.ts';
export { cederDe, findEncajes, weeksToGive, type Encajes, type NoEncajan, type OpcionDeCambio, type PeticionDeCambio } from './encajes.ts';
export {
  caducaEl,
  ESTADOS_CAMBIO,
  estadoDeCambio,
  transitionCambio,
  TRANSICIONES_CAMBIO,
  type AccionCambio,
  type EstadoCambio,
  type ParteCambio,
  type PlazosDeCambio,
} from './estados.ts';
export { createMesa, type MesaDeCambios } from './mesa.ts';
export { forOthers } from './publico.ts';
