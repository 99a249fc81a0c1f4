import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { nada, vacio } from './valores.ts';

export const METODOS_LOGIN = ['password', '365', 'sso'] as const;

/**
 * For a session that can be renewed only by signing in again at its provider: the text of the button, and the token to start
 * with.
 */
const volver = z.object({ Metodo: z.enum(['365', 'sso']), Nombre: z.string(), Token: z.string() });
export type ReturnToProvider = z.output<typeof volver>;

export const auth = feature('auth', {
  resumen: 'Renewing a session, and signing out.',
  llamadas: {
    renovar: call({
      host: 'instance',
      method: 'GET',
      path: '/auth/refreshToken',
      acceso: 'none',
      escribe: true,
      resumen:
        'Gives a fresh access token, paid with the rotating refresh cookie. `sesion.renovar-sso` carries in `content` how to sign in again at the provider.',
      entrada: nada,
      salida: z.object({ Token: z.string() }),
      errores: ['sesion.acceso-denegado', 'sesion.renovar-sso', 'acceso.proveedor-no-responde'],
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
      resumen: 'Ends the session of this device, by its cookie and by its access token: both are worthless afterwards.',
      entrada: nada,
      salida: vacio,
      errores: [],
    }),
  },
});
