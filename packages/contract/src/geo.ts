import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { nada } from './valores.ts';

export const geo = feature('geo', {
  resumen: 'Countries.',
  llamadas: {
    paises: call({
      host: 'instance',
      method: 'GET',
      path: '/geo/paises',
      acceso: 'none',
      sinSesion: true,
      resumen: 'The countries, by ISO code, with their names in the language of whoever asks and in its order.',
      entrada: nada,
      salida: z.object({ items: z.array(z.object({ codigo: z.string(), nombre: z.string() })) }),
      errores: [],
    }),
  },
});
