import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, idLargo, instante } from './valores.ts';

/** `entregado`: the mail was not sent. Somebody took its link to hand it over, or the recipient has used the link. */
const estado = z.enum(['pendiente', 'entregado', 'enviado', 'fallido']);

/** A mail of the company's outbox, without its text. */
const correoVista = z.object({
  id: z.int(),
  plantilla: z.string(),
  para: z.string(),
  /** The name of the person with this address; null if nobody of the company has it. */
  destinatario: z.nullable(z.string()),
  asunto: z.string(),
  estado,
  creado: instante,
  /** After this it is no longer sent. */
  caduca: instante,
  enviado: z.nullable(instante),
  /** Who last took its one-time link to hand it over, and when. */
  entregado: z.nullable(z.object({ por: z.string(), momento: instante })),
  intentos: z.int(),
  /** Why the mail failed, or why the last try failed: `caducado` (too old), or the answer of the mail server. */
  motivo: z.nullable(z.string()),
  /** It waits to be handed over, so an admin may read it. */
  sePuedeVer: z.boolean(),
  /** It contains a one-time link, so reading it is recorded in the audit log. */
  llevaEnlace: z.boolean(),
});
export type CorreoVista = z.output<typeof correoVista>;

const comun = { host: 'instance', method: 'GET', acceso: 'correo.ver:all', nuestra: true, soloTitular: true } as const;

/** The outbox of a company. Without a mail server its admins hand over the mails themselves. */
export const correo = feature('correo', {
  resumen: 'The mails of the company.',
  permisos: { 'ver:all': ['admin'] },
  campos: { destinatario: 'The name of the person with this address; null if nobody of the company has it.' },
  errores: { 'no-existe': 404, 'no-se-muestra': 409 },
  auditoria: { leer: 'empresa' },
  llamadas: {
    listado: call({
      ...comun,
      path: '/intranet/correos',
      resumen: "The company's mails, the newest first, and whether a mail server sends them.",
      entrada: z.strictObject({
        estado: z.optional(estado),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(correoVista), total: z.int(), seEnvia: z.boolean() }),
      errores: [],
    }),
    ver: call({
      ...comun,
      path: '/intranet/correos/ver',
      escribe: true,
      cambia: ['auditoria'],
      resumen:
        'A mail that waits, with its link, to be handed over. Only where no mail server is set. With a one-time link it is written down; with `para=entregar` its link is taken along, and the mail counts as handed over.',
      entrada: z.strictObject({ id: idLargo, para: z.optional(z.enum(['leer', 'entregar'])) }),
      salida: z.object({
        id: z.int(),
        para: z.string(),
        asunto: z.string(),
        texto: z.string(),
        enlace: z.nullable(z.string()),
        caduca: instante,
      }),
      errores: ['correo.no-existe', 'correo.no-se-muestra'],
    }),
  },
});
