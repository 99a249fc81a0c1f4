import * as z from 'zod/mini';
import { CONTRASENA } from '@jornada/domain/login/contrasena.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { cleaned, vacio } from './valores.ts';

/** The secret of a one-time link. Its form is not checked, so that all links that do not work get the same answer. */
export const tokenEnlace = z.string().check(z.minLength(1), z.maxLength(100));
/** A new password. The rules depend on the person: `problemaDeContrasena` of the domain. */
export const contrasenaNueva = z.string().check(z.minLength(1), z.maxLength(CONTRASENA.maximo));
const Tipo = z.enum(['recuperacion', 'invitacion']);

/** The account that a link opens. */
const cuentaDeEnlace = z.object({ UserName: z.string(), NombreCompleto: z.string(), Entidad: z.string() });
export type CuentaDeEnlace = z.output<typeof cuentaDeEnlace>;

/** The input of a request for a link. */
export const entradaPedir = z.strictObject({
  user: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
});
/** A new password, with the link that allows it. */
export const entradaCambiar = z.strictObject({ Tipo, Token: tokenEnlace, Password: contrasenaNueva });

/** A new password: for people who forgot theirs, and the first one of an invited person. */
export const recovery = feature('recovery', {
  resumen: 'Another password by a link in a mail.',
  errores: { 'enlace-no-vale': 404 },
  llamadas: {
    pedir: call({
      host: 'central',
      method: 'GET',
      path: '/api/login/recovery',
      acceso: 'none',
      escribe: true,
      cambia: 'nada',
      resumen:
        'Sends a link for a new password to the addresses that the companies have of a user. The answer is the same where there is no such user.',
      entrada: entradaPedir,
      salida: vacio,
      errores: ['general.demasiadas-veces'],
    }),
    abrir: call({
      host: 'central',
      method: 'POST',
      path: '/api/login/enlace',
      acceso: 'none',
      nuestra: true,
      resumen: 'Whom a link for a password is for, or null where it opens nothing (any more). It is not used up.',
      entrada: z.strictObject({ Tipo, Token: tokenEnlace }),
      salida: z.object({ Cuenta: z.nullable(cuentaDeEnlace) }),
      errores: ['general.demasiadas-veces'],
    }),
    cambiar: call({
      host: 'central',
      method: 'POST',
      path: '/api/login/contrasena',
      acceso: 'none',
      nuestra: true,
      cambia: 'nada',
      resumen: 'Sets the password of whoever a link is for, uses the link up and ends all their sessions. Nobody is signed in by it.',
      entrada: entradaCambiar,
      salida: z.object({ UserName: z.string(), EntidadId: z.int() }),
      errores: ['recovery.enlace-no-vale', 'general.demasiadas-veces', 'general.no-disponible'],
    }),
  },
});
