import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero } from './valores.ts';

/** Maximum size in bytes of an uploaded picture, before it is made smaller. */
export const MAXIMO_FOTO_BYTES = 8 * 1024 * 1024;
/** The size as base64 in JSON, with room for the other fields. */
const CUERPO_BYTES = Math.ceil((MAXIMO_FOTO_BYTES * 4) / 3) + 1024;

const lado = z.optional(entero.check(z.minimum(1), z.maximum(4096)));

export const fotos = feature('fotos', {
  resumen: 'Photos of people.',
  errores: { 'no-es-imagen': 422, 'demasiado-grande': 413, 'no-existe': 404 },
  llamadas: {
    poner: call({
      host: 'instance',
      method: 'POST',
      path: '/userPhoto/updatePhoto',
      acceso: 'cuenta.gestionar:own',
      sinSimular: true,
      maximoBytes: CUERPO_BYTES,
      costosa: true,
      resumen: 'Sets the photo of the signed-in person: base64, alone or as a data URL. An empty one removes it.',
      entrada: z.strictObject({
        photo: z.string().check(z.maxLength(CUERPO_BYTES), z.regex(/^(?:data:image\/[\w.+-]{1,40};base64,)?[A-Za-z0-9+/]*={0,2}$/)),
      }),
      salida: z.object({
        TieneFoto: z.boolean(),
        /** Gives access to this photo only; empty if there is none. */
        FotoToken: z.string(),
      }),
      errores: [
        'fotos.no-es-imagen',
        'fotos.demasiado-grande',
        'general.demasiado-grande',
        'cuenta.demasiados-intentos',
        'ficheros.demasiados-rechazados',
        'ficheros.sin-espacio',
      ],
    }),
    ver: call({
      host: 'instance',
      method: 'GET',
      path: '/userPhoto/foto',
      acceso: 'none',
      binaria: 'image/webp',
      resumen: 'A photo, square, as WebP: the smallest kept size that fills `width` or `height`.',
      entrada: z.strictObject({
        token: z.string().check(z.minLength(1), z.maxLength(200)),
        /** Any text. A client changes it to fetch the photo again. */
        rnd: z.optional(z.string().check(z.maxLength(40))),
        width: lado,
        height: lado,
      }),
      salida: z.any(),
      errores: ['fotos.no-existe'],
    }),
  },
});
