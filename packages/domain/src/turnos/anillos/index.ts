export { findAnillos, type Anillo, type BusquedaDeAnillos, type OfertaDeTurno } from './buscar.ts';
