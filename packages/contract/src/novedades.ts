import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { nada } from './valores.ts';

export const novedades = feature('novedades', {
  resumen: 'What is new for whoever is signed in, as it happens.',
  llamadas: {
    seguir: call({
      host: 'instance',
      method: 'GET',
      path: '/novedades',
      acceso: 'sesion',
      invitados: true,
      flujo: true,
      nuestra: true,
      resumen:
        'A stream of server-sent events: what has changed for whoever is signed in, as it happens. It names the feature and nothing else.',
      entrada: nada,
      salida: z.object({ tema: z.string() }),
      errores: [],
    }),
  },
});
