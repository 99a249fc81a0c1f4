import type { AccionSolicitud, ModuloDecision } from '@jornada/domain/solicitudes/modelo.ts';
import { defineEvent } from '../../platform/bus.ts';

/** What was done to a request. `esperabaDe`: who was waited for before; undefined: nobody, null: the company. */
type Cambio = {
  entidadId: number;
  personaId: number;
  solicitudId: number;
  modulo: ModuloDecision;
  version: number;
  accion: AccionSolicitud;
  autorId: number;
  esperabaDe?: number | null;
};

/** A request was sent, changed or decided. The open apps of its person are told. */
export const solicitudCambiada = defineEvent<Cambio>('solicitudes.cambiada', {
  // Corrections of the record have no list of their own.
  temas: ({ modulo }) => ['solicitudes', ...(modulo === 'correcciones' ? [] : [modulo]), 'registros', 'resumen', 'bandeja'],
});

/** What waits for somebody has changed: the list of whoever decides. */
export const colaCambiada = defineEvent<{ entidadId: number; personaId: number }>('solicitudes.cola', {
  temas: ['solicitudes', 'bandeja'],
});

/** A request waits for a month that is closed. */
export const esperaCierre = defineEvent<{ entidadId: number; personaId: number; solicitudId: number }>('solicitudes.espera-cierre', {
  temas: ['solicitudes'],
});
