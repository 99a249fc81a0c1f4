import * as z from 'zod/mini';
import { call } from './call.ts';
import { nada } from './valores.ts';

/** What may have changed for somebody; what exactly, they ask. */
export const TEMAS = ['bandeja', 'cierres'] as const;
export type Tema = (typeof TEMAS)[number];

export const novedades = {
  seguir: call({
    host: 'instance',
    method: 'GET',
    path: '/novedades',
    acceso: 'sesion',
    flujo: true,
    nuestra: true,
    resumen:
      'A stream of server-sent events: what has changed for whoever is signed in, as it happens. It names the subject and nothing else.',
    entrada: nada,
    salida: z.object({ tema: z.enum(TEMAS) }),
    errores: [],
  }),
};
