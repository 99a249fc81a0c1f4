import * as z from 'zod/mini';
import { proveedor } from './acceso.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, id, nada, vacio } from './valores.ts';

/** What of an ID token says who somebody is. */
export const CLAIMS = ['upn', 'preferred_username', 'email', 'sub'] as const;
/** What of a person the claim is compared with. */
export const COMPARAR_CON = ['usuario', 'correo'] as const;

const linea = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const dominio = z.pipe(
  z.string().check(z.trim(), z.maxLength(253), z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i)),
  z.transform((text) => text.toLowerCase()),
);

const configuracion = {
  proveedor,
  /** What stands on the button. */
  nombre: linea(60),
  /** Address of the issuer, as its discovery document says it. For Microsoft 365: `https://login.microsoftonline.com/<tenant id>/v2.0`. */
  emisor: z.string().check(z.trim(), z.maxLength(500)),
  clienteId: linea(200),
  /** Of the addresses of mail that may enter; with none, every account of the issuer. */
  dominios: z.array(dominio).check(z.maxLength(20)),
  claim: z.enum(CLAIMS),
  compararCon: z.enum(COMPARAR_CON),
  activo: z.boolean(),
  /** Whether a password opens beside it. */
  permiteContrasena: z.boolean(),
};

export const proveedorVista = z.object({
  ...configuracion,
  dominios: z.array(z.string()),
  /** Whether a client secret is kept. It is never sent back. */
  tieneSecreto: z.boolean(),
});
export type ProveedorVista = z.output<typeof proveedorVista>;

const comun = { host: 'instance', acceso: 'acceso.gestionar:all', nuestra: true, soloTitular: true } as const;

export const entradaProveedor = z.strictObject({
  ...configuracion,
  /** Left out: the one that is kept stays. Empty: there is none. */
  secreto: z.optional(z.string().check(z.maxLength(500), z.regex(/^[\x20-\x7e]*$/))),
});

/** How the people of a company sign in: its identity providers, and links that sign in by themselves. */
export const accesoIntranet = feature('acceso-intranet', {
  resumen: "The company's identity providers, and links that sign in by themselves.",
  esquemas: { Proveedor: proveedorVista },
  llamadas: {
    leer: call({
      ...comun,
      method: 'GET',
      path: '/intranet/acceso/proveedores',
      resumen: "The company's identity providers, and what their administrators have to be told of this installation.",
      entrada: nada,
      salida: z.object({
        proveedores: z.array(proveedorVista),
        /** To be registered at the provider as the only address to come back to. */
        urlDeVuelta: z.string(),
        /** With which of them the person who asks has signed in; null: with a password. */
        entroCon: z.nullable(proveedor),
      }),
      errores: [],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/acceso/proveedores',
      resumen: 'Stores a provider. Its discovery document is read first: what does not answer is not stored.',
      entrada: entradaProveedor,
      salida: proveedorVista,
      errores: ['acceso.emisor-no-permitido', 'acceso.emisor-no-responde', 'acceso.falta-secreto', 'acceso.entra-primero'],
    }),
    probar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/acceso/probar',
      cambia: 'nada',
      resumen: 'Reads the discovery document of an issuer and says what it offers. Nothing is stored.',
      entrada: z.strictObject({ proveedor, emisor: configuracion.emisor }),
      salida: z.object({
        emisor: z.string(),
        /** The host where people will sign in. */
        pagina: z.string(),
        /** Whether it takes PKCE with S256 for granted; null: it does not say. */
        pkce: z.nullable(z.boolean()),
        /** Whether it renews sessions (`offline_access`); null: it does not say. */
        renueva: z.nullable(z.boolean()),
      }),
      errores: ['acceso.emisor-no-permitido', 'acceso.emisor-no-responde'],
    }),
    borrar: call({
      ...comun,
      method: 'DELETE',
      path: '/intranet/acceso/proveedores',
      resumen: 'Removes a provider with its secret. Sessions that came from it end when they are to be renewed.',
      entrada: z.strictObject({ proveedor }),
      salida: vacio,
      errores: ['acceso.proveedor-no-existe'],
    }),
    enlace: call({
      ...comun,
      method: 'POST',
      path: '/intranet/acceso/enlace',
      resumen: 'A link that signs in by itself, once: for oneself or a kiosk it is answered, for anybody else it is mailed to them.',
      entrada: z.strictObject({
        /** The person; left out: oneself. */
        persona: z.optional(id),
        /** How long the link opens. */
        minutos: z.optional(entero.check(z.minimum(1), z.maximum(60))),
        /** Whether people who enter with it are shown the button Disconnect. */
        mostrarSalida: z.optional(z.boolean()),
      }),
      salida: z.object({
        /** Null: it went by mail. */
        url: z.nullable(z.string()),
        minutos: z.int(),
      }),
      errores: ['acceso.persona-no-existe', 'acceso.sin-correo'],
    }),
  },
});
