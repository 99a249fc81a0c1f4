import { defineEvent } from '../../platform/bus.ts';

/** A file was read, or its pages were given or taken back: whoever manages documents may look. */
export const repartoCambiado = defineEvent<{ entidadId: number; personaIds: readonly number[] }>('reparto.cambiado', {
  temas: ['reparto'],
});
