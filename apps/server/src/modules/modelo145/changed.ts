import { defineEvent } from '../../platform/bus.ts';

/** Somebody has signed their form. */
export const modelo145Firmado = defineEvent<{ entidadId: number; personaId: number; modeloId: number }>('modelo145.firmado', {
  temas: ['modelo145'],
});

/** The company has acknowledged one. */
export const modelo145Acusado = defineEvent<{ entidadId: number; personaId: number; modeloId: number }>('modelo145.acusado', {
  temas: ['modelo145'],
});
