import { defineEvent } from '../../platform/bus.ts';

/** Something was said about a month of a person, by them or to them. */
export const firmaCambiada = defineEvent<{ entidadId: number; personaId: number }>('firmas.cambiada', { temas: ['firmas'] });

/** A person said that something is wrong with their month. */
export const mesObjetado = defineEvent<{ entidadId: number; personaId: number; mes: string }>('firmas.objetado');

/** Somebody answered that. */
export const objecionRespondida = defineEvent<{ entidadId: number; personaId: number; mes: string }>('firmas.respondida');
