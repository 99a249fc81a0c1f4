import * as z from 'zod/mini';
import { call } from './call.ts';
import { perfil } from './perfil.ts';
import { idioma, nada } from './valores.ts';

const userName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

export const login = {
  entrar: call({
    host: 'central',
    method: 'POST',
    path: '/api/login',
    acceso: 'none',
    resumen: 'Signs a person in by ID number and password; sets the refresh cookie.',
    entrada: z.strictObject({
      UserName: userName,
      Password: z.string().check(z.minLength(1), z.maxLength(200)),
      /** Ours: which company, where the person belongs to several. */
      EntidadId: z.optional(z.int()),
      /** Ours: keep the session for 90 days on this device. */
      Recordar: z.optional(z.boolean()),
    }),
    salida: z.object({
      InstanceURL: z.string(),
      Environment: z.string(),
      /** Null only beside the error `login.elegir-empresa`, with the companies to choose from. */
      Perfil: z.nullable(perfil),
      Entidades: z.array(z.object({ EntidadId: z.int(), Nombre: z.string() })),
    }),
    errores: ['login.credenciales', 'login.demasiados-intentos', 'login.elegir-empresa', 'general.no-disponible'],
  }),
  conToken: call({
    host: 'instance',
    method: 'GET',
    path: '/login/loginWithToken',
    acceso: 'sesion',
    resumen: 'The profile of whoever holds the token, computed anew.',
    entrada: nada,
    salida: perfil,
    errores: [],
  }),
  ponerIdioma: call({
    host: 'instance',
    method: 'GET',
    path: '/login/setLanguage',
    acceso: 'sesion',
    escribe: true,
    resumen: 'Stores the language of the signed-in person.',
    entrada: z.strictObject({ language: idioma }),
    salida: z.object({ Language: idioma }),
    errores: [],
  }),
};
