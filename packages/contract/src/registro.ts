import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { contrasenaNueva, tokenEnlace } from './recovery.ts';
import { cleaned, idioma, nada, zona } from './valores.ts';

/** One line without control characters. `ejemplo`: key of the message for a wrong value. */
const linea = (min: number, max: number, ejemplo: string) =>
  z.string().check(z.overwrite(cleaned), z.minLength(min, ejemplo), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, ejemplo));
/** ISO 3166-1, two letters. */
export const pais = z.string().check(z.regex(/^[A-Z]{2}$/));
export const correoElectronico = z.string().check(z.overwrite(cleaned), z.maxLength(254), z.email('validacion.correo'));

/** The task of the captcha, as `altcha` takes it. */
const reto = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
  signature: z.optional(z.string()),
});
export type Reto = z.output<typeof reto>;

/** The form with which a company registers. */
export const altaEmpresa = z.strictObject({
  Nombre: linea(2, 120, 'validacion.empresa'),
  /** Tax number; in Spain the NIF. */
  Nif: z.string().check(z.overwrite(cleaned), z.regex(/^[\p{L}\d][\p{L}\d ./-]{3,23}$/u, 'validacion.nif')),
  Pais: pais,
  /** Name of the first admin. */
  NombreCompleto: linea(3, 120, 'validacion.nombre-completo'),
  /** ID number of the first admin, who signs in with it. */
  UserName: linea(3, 64, 'validacion.documento'),
  Email: correoElectronico,
  Language: idioma,
  Password: contrasenaNueva,
  AceptaCondiciones: z.literal(true),
  /** The solution, as `altcha` gives it: JSON in base64. */
  Captcha: z.string().check(z.minLength(1), z.maxLength(4000)),
  /** The device's zone; it is used if the country has it. */
  Zona: z.optional(zona),
  /** Registered on a phone, so the link in the mail leads back to the app. */
  Movil: z.optional(z.boolean()),
});

const comun = { host: 'instance', acceso: 'none', sinSesion: true } as const;

/** A company registers itself, with its first admin. */
export const registroEmpresa = feature('registro', {
  resumen: 'Companies that register themselves.',
  errores: { cerrado: 403, captcha: 422, 'demasiadas-empresas': 409 },
  llamadas: {
    nuevo: call({
      ...comun,
      method: 'GET',
      path: '/entidades/nuevo',
      nuestra: true,
      resumen: 'Whether companies may register here, and the task of the captcha that goes with it.',
      entrada: nada,
      salida: z.object({ abierto: z.boolean(), reto: z.nullable(reto) }),
      errores: [],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/entidades/register2',
      cambia: 'nada',
      resumen: 'Makes a company with its first admin and what it needs to begin. It waits until the address of the admin is confirmed.',
      entrada: altaEmpresa,
      salida: z.object({
        Email: z.string(),
        /** Ours: the path that confirms the registration, if there is no mail server; otherwise null. */
        Enlace: z.nullable(z.string()),
      }),
      errores: ['registro.cerrado', 'registro.captcha', 'general.demasiadas-veces', 'general.no-disponible'],
    }),
    mirar: call({
      ...comun,
      method: 'POST',
      path: '/entidades/enlace',
      nuestra: true,
      resumen: 'Whether a link of a registration confirms it, has confirmed it before, or opens nothing (any more). It is not used up.',
      entrada: z.strictObject({ Token: tokenEnlace }),
      salida: z.object({
        Estado: z.enum(['vale', 'usado', 'no-vale']),
        /** Name of the company that the link would confirm. */
        Nombre: z.nullable(z.string()),
      }),
      errores: ['general.demasiadas-veces'],
    }),
    confirmar: call({
      ...comun,
      method: 'POST',
      path: '/entidades/confirmar',
      nuestra: true,
      cambia: 'nada',
      resumen: 'Confirms the registration that a link is for: from then on its admin can sign in. Nobody is signed in by it.',
      entrada: z.strictObject({ Token: tokenEnlace }),
      salida: z.object({ Nombre: z.string(), UserName: z.string(), NombreCompleto: z.string(), EntidadId: z.int() }),
      errores: ['recovery.enlace-no-vale', 'registro.demasiadas-empresas', 'general.demasiadas-veces'],
    }),
  },
});
