import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { codigoFactor, contrasena, llaveNueva, llaveUsada, opcionesAlta, preparacion } from './factores/valores.ts';
import { cleaned, id, instante, nada, vacio } from './valores.ts';

/** The name that a person gives to a passkey: at most 60 characters. */
const nombre = z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

const llave = z.object({ id: z.int(), nombre: z.string(), creada: instante, ultimoUso: z.nullable(instante), respaldada: z.boolean() });
export type Llave = z.output<typeof llave>;

const estado = z.object({
  /** Since when the codes of an authenticator app are required; null: they are not. */
  totp: z.nullable(instante),
  /** Recovery codes that are still unused. */
  codigos: z.int(),
  llaves: z.array(llave),
  /** Whether passkeys work at this server's address. */
  llavesPosibles: z.boolean(),
  /** The company requires a second step from this person. */
  obligatorio: z.boolean(),
  /** Whether the person has a password that can be asked for again. Otherwise a recent sign-in is needed. */
  tieneContrasena: z.boolean(),
});
export type EstadoFactores = z.output<typeof estado>;

/** The password again, before anything about signing in is changed. Left out by people without a password. */
const Password = z.optional(contrasena);
export const entradaConfirmar = z.strictObject({ Password });
export const entradaActivar = z.strictObject({ Codigo: codigoFactor });
export const entradaQuitar = z.strictObject({ id, Password });
const CONFIRMAR = ['cuenta.contrasena-no-valida', 'cuenta.entra-de-nuevo', 'cuenta.demasiados-intentos'] as const;

const comun = { host: 'instance', method: 'POST', acceso: 'cuenta.gestionar:own', sinSimular: true, nuestra: true } as const;

export const factores = feature('factores', {
  resumen: 'Second steps of signing in: codes of an app, recovery codes, passkeys.',
  esquemas: { Llave: llave, LlaveUsada: llaveUsada, Preparacion: preparacion },
  errores: {
    'codigo-no-valido': 422,
    'ya-activo': 409,
    'sin-preparar': 409,
    'no-activo': 409,
    obligatorio: 409,
    'llave-no-valida': 422,
    'llave-no-existe': 404,
    'demasiadas-llaves': 409,
  },
  llamadas: {
    estado: call({
      ...comun,
      method: 'GET',
      path: '/factores',
      resumen: 'The second steps that the signed-in person has.',
      entrada: nada,
      salida: estado,
      errores: [],
    }),
    preparar: call({
      ...comun,
      path: '/factores/preparar',
      cambia: 'nada',
      resumen: 'Makes a new secret for an authenticator app; it counts from its first code on.',
      entrada: entradaConfirmar,
      salida: preparacion,
      errores: [...CONFIRMAR, 'factores.ya-activo'],
    }),
    activar: call({
      ...comun,
      path: '/factores/activar',
      resumen: 'Switches codes of an app on with the first of them; answers the recovery codes, this once.',
      entrada: entradaActivar,
      salida: z.object({ CodigosRecuperacion: z.array(z.string()) }),
      errores: ['factores.codigo-no-valido', 'factores.sin-preparar', 'factores.ya-activo', 'cuenta.demasiados-intentos'],
    }),
    desactivar: call({
      ...comun,
      path: '/factores/desactivar',
      resumen: 'Switches codes of an app off.',
      entrada: entradaConfirmar,
      salida: vacio,
      errores: [...CONFIRMAR, 'factores.no-activo', 'factores.obligatorio'],
    }),
    codigos: call({
      ...comun,
      path: '/factores/codigos',
      resumen: 'Makes ten new recovery codes in the place of those before.',
      entrada: entradaConfirmar,
      salida: z.object({ CodigosRecuperacion: z.array(z.string()) }),
      errores: [...CONFIRMAR, 'factores.no-activo'],
    }),
    opcionesAlta: call({
      ...comun,
      path: '/factores/opcionesAlta',
      cambia: 'nada',
      resumen: 'What a browser needs to make a passkey.',
      entrada: entradaConfirmar,
      salida: z.object({ Reto: z.string(), Opciones: opcionesAlta }),
      errores: [...CONFIRMAR, 'factores.demasiadas-llaves', 'login.metodo-no-disponible'],
    }),
    alta: call({
      ...comun,
      path: '/factores/alta',
      resumen: 'Keeps a new passkey under a name.',
      entrada: z.strictObject({ Reto: z.string().check(z.maxLength(2000)), Nombre: nombre, Llave: llaveNueva }),
      /** Recovery codes come with a person's first factor, and only then. */
      salida: z.object({ llave, CodigosRecuperacion: z.array(z.string()) }),
      errores: ['factores.llave-no-valida', 'factores.demasiadas-llaves', 'login.reto-caducado'],
    }),
    renombrar: call({
      ...comun,
      method: 'PUT',
      path: '/factores/llave',
      resumen: 'Gives a passkey another name.',
      entrada: z.strictObject({ id, Nombre: nombre }),
      salida: vacio,
      errores: ['factores.llave-no-existe'],
    }),
    quitar: call({
      ...comun,
      path: '/factores/quitarLlave',
      resumen: 'Removes a passkey: it opens nothing any more.',
      entrada: entradaQuitar,
      salida: vacio,
      errores: [...CONFIRMAR, 'factores.llave-no-existe', 'factores.obligatorio'],
    }),
  },
});
