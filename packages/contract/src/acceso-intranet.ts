import * as z from 'zod/mini';
import { proveedor } from './acceso.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { cleaned, entero, id, nada, vacio } from './valores.ts';

/** The claims of an ID token that may identify a person. */
export const CLAIMS = ['upn', 'preferred_username', 'email', 'sub'] as const;
/** The data of a person that the claim is compared with. */
export const COMPARAR_CON = ['usuario', 'correo'] as const;

const linea = (max: number) => z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const dominio = z.pipe(
  z
    .string()
    .check(z.overwrite(cleaned), z.maxLength(253), z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i)),
  z.transform((text) => text.toLowerCase()),
);

const configuracion = {
  proveedor,
  /** The text of the button. */
  nombre: linea(60),
  /**
   * Address of the issuer, exactly as in its discovery document. For Microsoft 365: `https://login.microsoftonline.com/<tenant
   * id>/v2.0`.
   */
  emisor: z.string().check(z.overwrite(cleaned), z.maxLength(500)),
  clienteId: linea(200),
  /** Only mail addresses of these domains may enter; if empty, every account of the issuer may. */
  dominios: z.array(dominio).check(z.maxLength(20)),
  claim: z.enum(CLAIMS),
  compararCon: z.enum(COMPARAR_CON),
  activo: z.boolean(),
  /** Whether people may also sign in with a password. */
  permiteContrasena: z.boolean(),
};

const proveedorVista = z.object({
  ...configuracion,
  dominios: z.array(z.string()),
  /** Whether a client secret is stored. It is never sent back. */
  tieneSecreto: z.boolean(),
});
export type ProveedorVista = z.output<typeof proveedorVista>;

const comun = { host: 'instance', acceso: 'acceso.gestionar:all', nuestra: true, soloTitular: true } as const;

export const entradaProveedor = z.strictObject({
  ...configuracion,
  /** Left out: the stored one stays. Empty: it is deleted. */
  secreto: z.optional(z.string().check(z.maxLength(500), z.regex(/^[\x20-\x7e]*$/))),
});

/** How the people of a company sign in: identity providers, and links that sign in by themselves. */
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
        /** The redirect address, which has to be registered at the provider. */
        urlDeVuelta: z.string(),
        /** The provider with which the caller has signed in; null: with a password. */
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
        /** Whether the provider supports PKCE with S256; null: it does not say. */
        pkce: z.nullable(z.boolean()),
        /** Whether the provider renews sessions (`offline_access`); null: it does not say. */
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
        /** The person; left out: the caller. */
        persona: z.optional(id),
        /** For how many minutes the link works. */
        minutos: z.optional(entero.check(z.minimum(1), z.maximum(60))),
        /** Whether people who enter with it see the Disconnect button. */
        mostrarSalida: z.optional(z.boolean()),
      }),
      salida: z.object({
        /** Null: the link was sent by mail. */
        url: z.nullable(z.string()),
        minutos: z.int(),
      }),
      errores: ['acceso.persona-no-existe', 'acceso.sin-correo'],
    }),
  },
});
