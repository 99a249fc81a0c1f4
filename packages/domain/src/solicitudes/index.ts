export * from './modelo.ts';
export { ESTADOS_EN_ESPERA, TRANSICIONES, transition } from './estados.ts';
export {
  defaultChainOf,
  mayDecide,
  pendingAfter,
  resolveChain,
  type Decisor,
  type EntornoSolicitud,
  type Esperada,
  type PasoDeCadena,
  type PasoResuelto,
} from './cadena.ts';
