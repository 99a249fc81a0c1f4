export * from './modelo.ts';
export { TRANSICIONES, transition } from './estados.ts';
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
