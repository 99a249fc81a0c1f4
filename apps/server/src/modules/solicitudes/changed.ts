import { defineEvent } from '../../platform/bus.ts';

/** What waits for somebody has changed: the list of whoever decides. */
export const colaCambiada = defineEvent<{ entidadId: number; personaId: number }>('solicitudes.cola', {
  temas: ['solicitudes', 'bandeja'],
});

/** A request waits for a month that is closed. */
export const esperaCierre = defineEvent<{ entidadId: number; personaId: number; solicitudId: number }>('solicitudes.espera-cierre', {
  temas: ['solicitudes'],
});
