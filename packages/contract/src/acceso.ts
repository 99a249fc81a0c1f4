import * as z from 'zod/mini';
import { METODOS_LOGIN } from './auth.ts';
import { call } from './call.ts';
import { llaveUsada, reto } from './factores/valores.ts';
import { feature } from './feature.ts';
import { perfil } from './perfil.ts';
import { cleaned, idioma, vacio } from './valores.ts';

/** The ways to sign in without a password: an identity provider of the company. */
export const PROVEEDORES = ['365', 'sso'] as const;
export const proveedor = z.enum(PROVEEDORES);
export type Proveedor = (typeof PROVEEDORES)[number];

const userName = z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
/** The client makes up this id of the attempt. It gives no access by itself. */
const idLogin = z.pipe(
  z.string().check(z.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i)),
  z.transform((text) => text.toLowerCase()),
);
/**
 * A token from `getLoginMethods2` (it names the company's provider and the user), from a link in a mail, or from a session to
 * renew.
 */
const token = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[\w.~-]+$/));
/**
 * Ours, for an app whose log-in goes through the system's browser (RFC 8252): the S256 challenge of RFC 7636. The app keeps the
 * verifier; nothing else binds the attempt to it, because the two share no cookie.
 */
const retoDeApp = z.string().check(z.regex(/^[\w-]{43}$/));
const Reto = z.optional(retoDeApp);
/** The verifier of that challenge, and what the browser brought back to the app. */
const verificador = z.string().check(z.regex(/^[\w.~-]{43,128}$/));
const Verificador = z.optional(verificador);
const codigo = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[\w.-]+$/));
const Codigo = z.optional(codigo);
/** Ours: keep the session for 90 days on this device. */
const Recordar = z.optional(z.boolean());

const abierto = z.object({
  IdLogin: z.string(),
  /** The provider's page, which the window opens. */
  Url: z.string(),
  /** The user of the attempt; it is sent with `checkLogin…`. */
  Username: z.string(),
});
const comprobado = z.object({
  Estado: z.enum(['pendiente', 'dentro']),
  /** The same as `login` answers once the person is signed in; empty before. */
  InstanceURL: z.string(),
  Environment: z.string(),
  Perfil: z.nullable(perfil),
});

const comun = { host: 'central', method: 'POST', acceso: 'none' } as const;
const AL_ABRIR = [
  'login.metodo-no-disponible',
  'login.demasiados-intentos',
  'acceso.enlace-no-valido',
  'acceso.intento-repetido',
  'acceso.proveedor-no-responde',
] as const;
const AL_COMPROBAR = [
  'acceso.intento-no-valido',
  'acceso.cancelado',
  'acceso.rechazado',
  'acceso.respuesta-no-valida',
  'acceso.proveedor-no-responde',
  'acceso.cuenta-desconocida',
  'acceso.otra-cuenta',
  'sesion.acceso-denegado',
  'login.segundo-factor',
  'login.falta-segundo-factor',
] as const;

const check = (path: string) =>
  call({
    ...comun,
    path,
    resumen:
      'Says how an attempt to sign in stands. Once the provider has said who it is, this signs in, or renews the session, a single time, in the browser that began it. An app that has begun with a challenge sends its verifier, and is in once it sends also the code that the browser has brought back to it.',
    entrada: z.strictObject({ IdLogin: idLogin, Username: userName, Verificador, Codigo }),
    salida: comprobado,
    errores: AL_COMPROBAR,
  });
const send = (path: string) =>
  call({
    ...comun,
    path,
    resumen: 'Mails a link that begins the log-in at the provider. The answer is the same for people who do not exist.',
    entrada: z.strictObject({ Username: userName, Lang: idioma }),
    salida: vacio,
    errores: ['login.demasiados-intentos'],
  });

/** Signing in at an identity provider: a window opens the provider's page, and the app asks for the state. */
export const acceso = feature('acceso', {
  resumen: 'Ways in, and signing in at an identity provider: Microsoft 365, or the one of the company.',
  esquemas: { IntentoAbierto: abierto, IntentoComprobado: comprobado },
  permisos: { 'gestionar:all': ['admin'] },
  errores: {
    'intento-no-valido': 404,
    'intento-repetido': 409,
    cancelado: 403,
    rechazado: 403,
    'respuesta-no-valida': 403,
    'proveedor-no-responde': 503,
    'cuenta-desconocida': 403,
    'otra-cuenta': 403,
    'enlace-no-valido': 404,
    'emisor-no-permitido': 422,
    'emisor-no-responde': 422,
    'falta-secreto': 422,
    'entra-primero': 409,
    'proveedor-no-existe': 404,
    'persona-no-existe': 404,
    'sin-correo': 409,
  },
  auditoria: { guardar: 'empresa', borrar: 'empresa', enlace: 'persona' },
  llamadas: {
    metodos: call({
      host: 'central',
      method: 'POST',
      path: '/api/auth/getLoginMethods2',
      acceso: 'none',
      resumen: 'The ways in that a person has, and nothing else of them. Unknown people have a password, like everybody.',
      entrada: z.strictObject({
        Username: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
      }),
      salida: z.object({
        Metodos: z.array(z.enum(METODOS_LOGIN)),
        /**
         * Ours: the providers of the person's companies, each with the text of its button and the token to start with. `Entidad`
         * is empty unless two buttons would have the same text.
         */
        Proveedores: z.array(z.object({ Metodo: z.enum(METODOS_LOGIN), Nombre: z.string(), Entidad: z.string(), Token: z.string() })),
      }),
      errores: ['login.demasiados-intentos'],
    }),
    crear365: call({
      ...comun,
      path: '/api/auth/createLogin365',
      resumen: 'Begins a log-in at Microsoft 365, bound to this browser for ten minutes.',
      // By name, or by a token that contains it.
      entrada: z.strictObject({ IdLogin: idLogin, Username: z.optional(userName), Token: z.optional(token), Recordar, Reto }),
      salida: abierto,
      errores: AL_ABRIR,
    }),
    crearSso: call({
      ...comun,
      path: '/api/auth/createLoginSSO',
      resumen: "Begins a log-in at the company's own provider, bound to this browser for ten minutes.",
      entrada: z.strictObject({ IdLogin: idLogin, Token: token, Recordar, Reto }),
      salida: abierto,
      errores: AL_ABRIR,
    }),
    comprobar365: check('/api/auth/checkLogin365'),
    comprobarSso: check('/api/auth/checkLoginSSO'),
    llaveParaApp: call({
      ...comun,
      path: '/api/login/llaveParaApp',
      nuestra: true,
      resumen:
        'With a passkey in the browser of the system: the address that brings an app on the same device a code, good once and for two minutes. It opens no session here, and the app opens its own with `comprobarLlave`. The challenge of the passkey comes from `opcionesLlave`.',
      entrada: z.strictObject({ Reto: reto, Llave: llaveUsada, IdLogin: idLogin, RetoApp: retoDeApp }),
      salida: z.object({ Url: z.string() }),
      errores: ['login.reto-caducado', 'login.llave-no-valida', 'login.demasiados-intentos'],
    }),
    comprobarLlave: call({
      ...comun,
      path: '/api/login/comprobarLlave',
      nuestra: true,
      resumen: 'Signs an app in with the code that the browser has brought to it after a passkey, and with the verifier that it has kept.',
      entrada: z.strictObject({ IdLogin: idLogin, Verificador: verificador, Codigo: codigo, Recordar }),
      salida: comprobado,
      errores: ['acceso.intento-no-valido', 'login.demasiados-intentos'],
    }),
    enviar365: send('/api/auth/sendLink365Email'),
    enviarSso: send('/api/auth/sendLinkSSOEmail'),
    mirarEnlace: call({
      host: 'instance',
      method: 'POST',
      path: '/auth/entrada/mirar',
      acceso: 'none',
      nuestra: true,
      resumen: 'For whom a link that signs in by itself is, without using it up: whoever is signed in already is asked before.',
      entrada: z.strictObject({ Token: token }),
      salida: z.object({ NombreCompleto: z.string(), UserName: z.string(), EntidadId: z.int() }),
      errores: ['acceso.enlace-no-valido'],
    }),
    entrarConEnlace: call({
      host: 'instance',
      method: 'POST',
      path: '/auth/entrada',
      acceso: 'none',
      nuestra: true,
      resumen:
        'Exchanges the token of a link that signs in by itself for a session, once. The access token of an open session does as well: that session goes on here, with a new token, and ends where it was.',
      entrada: z.strictObject({ Token: token }),
      salida: perfil,
      errores: ['acceso.enlace-no-valido', 'login.segundo-factor', 'login.falta-segundo-factor'],
    }),
  },
});
