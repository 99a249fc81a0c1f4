import * as z from 'zod/mini';
import { call } from './call.ts';
import { nada, vacio } from './valores.ts';

export const METODOS_LOGIN = ['password', '365', 'sso'] as const;

export const auth = {
  metodos: call({
    host: 'central',
    method: 'POST',
    path: '/api/auth/getLoginMethods2',
    acceso: 'none',
    resumen: 'The ways in that a person has. Unknown people have a password, like everybody.',
    entrada: z.strictObject({ Username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)) }),
    salida: z.object({
      Metodos: z.array(z.enum(METODOS_LOGIN)),
      /** Ours: the providers of the person's companies, with what stands on the button and the token to begin with. */
      Proveedores: z.array(z.object({ Metodo: z.enum(METODOS_LOGIN), Nombre: z.string(), Entidad: z.string(), Token: z.string() })),
    }),
    errores: [],
  }),
  renovar: call({
    host: 'instance',
    method: 'GET',
    path: '/auth/refreshToken',
    acceso: 'none',
    escribe: true,
    resumen: 'A fresh access token, paid with the rotating refresh cookie.',
    entrada: nada,
    salida: z.object({ Token: z.string() }),
    errores: ['sesion.acceso-denegado'],
  }),
  renovarSimulado: call({
    host: 'instance',
    method: 'GET',
    path: '/auth/refreshTokenUsuarioSimulado',
    acceso: 'sesion',
    soloTitular: true,
    escribe: true,
    resumen: 'A fresh token for acting as the simulated user of this session.',
    entrada: nada,
    salida: z.object({ Token: z.string() }),
    errores: ['sesion.acceso-denegado'],
  }),
  salir: call({
    host: 'instance',
    method: 'POST',
    path: '/auth/logout',
    acceso: 'none',
    nuestra: true,
    resumen: 'Ends the session of this device: token and cookie are worthless afterwards.',
    entrada: nada,
    salida: vacio,
    errores: [],
  }),
};
