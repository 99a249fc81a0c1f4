import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { perfil } from './perfil.ts';
import { codigoFactor, codigoRecuperacion, contrasena, llaveUsada, opcionesLlave, preparacion, reto } from './factores/valores.ts';
import { cleaned, idioma, nada } from './valores.ts';

const userName = z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

const entrada = {
  InstanceURL: z.string(),
  Environment: z.string(),
  /**
   * Null only with an error that says what is missing: `login.elegir-empresa`, `login.segundo-factor`,
   * `login.falta-segundo-factor`.
   */
  Perfil: z.nullable(perfil),
  /** The companies to choose from, with `login.elegir-empresa`. */
  Entidades: z.array(z.object({ EntidadId: z.int(), Nombre: z.string() })),
};
const salidaEntrar = z.object({
  ...entrada,
  /**
   * Ours: the data for the second step, with `login.segundo-factor` and `login.falta-segundo-factor`. Works once, for five
   * minutes, in this browser.
   */
  SegundoFactor: z.optional(
    z.object({
      Reto: reto,
      /** The methods that this person has. Empty if they must set one up first. */
      Metodos: z.array(z.enum(['totp', 'llave', 'recuperacion'])),
      Opciones: z.nullable(opcionesLlave),
      /** Whether the person has passkeys. Where they do not work, as in the mobile wrapper, the browser of the system has them. */
      TieneLlaves: z.optional(z.boolean()),
    }),
  ),
});
export type SegundoFactor = NonNullable<z.output<typeof salidaEntrar>['SegundoFactor']>;

const comun = { host: 'central', method: 'POST', acceso: 'none', nuestra: true } as const;

export const login = feature('login', {
  resumen: 'Signing in, and the profile of whoever is signed in.',
  esquemas: { LoginHecho: salidaEntrar, Perfil: perfil, OpcionesLlave: opcionesLlave },
  errores: {
    credenciales: 401,
    'demasiados-intentos': 429,
    'elegir-empresa': 409,
    'metodo-no-disponible': 404,
    'segundo-factor': 409,
    'falta-segundo-factor': 409,
    'reto-caducado': 401,
    'codigo-no-valido': 401,
    'llave-no-valida': 401,
  },
  llamadas: {
    entrar: call({
      host: 'central',
      method: 'POST',
      path: '/api/login',
      acceso: 'none',
      resumen: 'Signs a person in by ID number and password; sets the refresh cookie.',
      entrada: z.strictObject({
        UserName: userName,
        Password: contrasena,
        /** Ours: the chosen company, if the person belongs to several. */
        EntidadId: z.optional(z.int()),
        /** Ours: keep the session for 90 days on this device. */
        Recordar: z.optional(z.boolean()),
      }),
      salida: salidaEntrar,
      errores: [
        'login.credenciales',
        'login.demasiados-intentos',
        'login.elegir-empresa',
        'login.segundo-factor',
        'login.falta-segundo-factor',
        'empresa.mudada',
        'general.no-disponible',
      ],
    }),
    segundoFactor: call({
      ...comun,
      path: '/api/login/segundoFactor',
      resumen: 'The second step of signing in: a code of the app, a recovery code, or a passkey.',
      entrada: z.strictObject({
        Reto: reto,
        Prueba: z.union([
          z.strictObject({ Codigo: codigoFactor }),
          z.strictObject({ CodigoRecuperacion: codigoRecuperacion }),
          z.strictObject({ Llave: llaveUsada }),
        ]),
      }),
      salida: salidaEntrar,
      errores: ['login.reto-caducado', 'login.codigo-no-valido', 'login.llave-no-valida', 'login.demasiados-intentos'],
    }),
    prepararFactor: call({
      ...comun,
      path: '/api/login/prepararFactor',
      cambia: 'nada',
      resumen: 'A secret for an app, for whoever may sign in only with a second step and has none.',
      entrada: z.strictObject({ Reto: reto }),
      salida: preparacion,
      errores: ['login.reto-caducado'],
    }),
    activarFactor: call({
      ...comun,
      path: '/api/login/activarFactor',
      cambia: 'nada',
      resumen: 'Switches the second step on with its first code, and signs in.',
      entrada: z.strictObject({ Reto: reto, Codigo: codigoFactor }),
      salida: z.object({ ...entrada, CodigosRecuperacion: z.array(z.string()) }),
      errores: ['login.reto-caducado', 'login.codigo-no-valido', 'login.demasiados-intentos', 'factores.sin-preparar'],
    }),
    opcionesLlave: call({
      ...comun,
      path: '/api/login/opcionesLlave',
      resumen: 'What a browser needs to offer passkeys in the place of user name and password.',
      entrada: nada,
      salida: z.object({ Reto: reto, Opciones: opcionesLlave }),
      errores: ['login.metodo-no-disponible'],
    }),
    conLlave: call({
      ...comun,
      path: '/api/login/llave',
      resumen: 'Signs in with a passkey alone: what one has, opened by what one is or knows.',
      entrada: z.strictObject({ Reto: reto, Llave: llaveUsada, Recordar: z.optional(z.boolean()) }),
      salida: salidaEntrar,
      errores: ['login.reto-caducado', 'login.llave-no-valida', 'login.demasiados-intentos'],
    }),
    conToken: call({
      host: 'instance',
      method: 'GET',
      path: '/login/loginWithToken',
      acceso: 'sesion',
      invitados: true,
      enQuiosco: true,
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
      invitados: true,
      sinSimular: true,
      escribe: true,
      resumen: 'Stores the language of the signed-in person.',
      entrada: z.strictObject({ language: idioma }),
      salida: z.object({ Language: idioma }),
      errores: [],
    }),
  },
});
