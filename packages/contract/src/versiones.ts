import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';

export const versiones = feature('versiones', {
  resumen: 'Which version of the app may go on.',
  llamadas: {
    versionesApp: call({
      host: 'central',
      method: 'GET',
      path: '/api/versiones/versionesApp',
      acceso: 'none',
      resumen: 'Whether this version of the app may go on, should update, or must.',
      entrada: z.strictObject({ version: z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)) }),
      salida: z.object({
        actual: z.string(),
        minima: z.string(),
        estado: z.enum(['al-dia', 'hay-otra', 'obligatoria']),
        /** Ours: as in the profile, for whoever has not signed in. */
        Environment: z.string(),
        /** Ours: where the stores offer the app for phones; null: not in that store. */
        tiendas: z.object({ android: z.nullable(z.string()), ios: z.nullable(z.string()) }),
      }),
      errores: [],
    }),
  },
});
