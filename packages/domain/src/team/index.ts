export { createOrganigrama, type PuestoOrganigrama, type Vinculo } from './organigrama.ts';
export { tarjetaDe, type TarjetaContacto } from './tarjeta.ts';
