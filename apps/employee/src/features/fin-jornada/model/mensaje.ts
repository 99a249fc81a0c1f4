import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';

/** How the day ended, and what the company offers to do about it. */
export type Mensaje = SalidaDe<typeof registros.mensajeConfirmacion>;
type Opcion = Mensaje['opciones'][number];

export const offers = ({ opciones }: Mensaje, opcion: Opcion): boolean => opciones.includes(opcion);

/** The choices on this screen; other ways have their own screens. */
export type WayToEnd = 'igual' | 'sugerido';
