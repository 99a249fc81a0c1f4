import * as z from 'zod/mini';
import { call } from './call.ts';
import { vacio } from './valores.ts';

/** As long as a request for help may be. */
export const COMENTARIO_MAXIMO = 2000;

export const contacto = {
  enviar: call({
    host: 'instance',
    method: 'POST',
    path: '/contacto/solicitudContacto',
    acceso: 'sesion',
    soloTitular: true,
    resumen: 'Keeps what somebody asks for, and tells whoever answers such requests by mail.',
    entrada: z.strictObject({
      Comentario: z.string().check(z.trim(), z.minLength(1), z.maxLength(COMENTARIO_MAXIMO), z.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u)),
    }),
    salida: vacio,
    errores: ['general.demasiadas-veces'],
  }),
};
