import { defineEvent } from '../../platform/bus.ts';

/** An announcement is there to be read from now on. */
export const comunicadoPublicado = defineEvent<{ entidadId: number; comunicadoId: number }>('wiki.publicado', { temas: ['wiki'] });
/** What is shown of announcements has changed: one was corrected, taken back, or is over. */
export const comunicadosCambiados = defineEvent<{ entidadId: number }>('wiki.cambiados', { temas: ['wiki'] });
/** Somebody has opened or confirmed one: their other devices, and whoever looks at its reach. */
export const comunicadoLeido = defineEvent<{ entidadId: number; personaId: number }>('wiki.leido', { temas: ['wiki'] });
/** Those who have not confirmed one are reminded. */
export const recuerdoPedido = defineEvent<{ entidadId: number; comunicadoId: number }>('wiki.recuerdo');
