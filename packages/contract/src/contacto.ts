import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { cleaned, entero, id, instante, nada, vacio } from './valores.ts';

/** Maximum length of a request for help, and of an answer to it. */
export const COMENTARIO_MAXIMO = 2000;

const palabras = z
  .string()
  .check(z.overwrite(cleaned), z.minLength(1), z.maxLength(COMENTARIO_MAXIMO), z.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u));

const persona = z.object({ id: z.int(), nombre: z.string() });
const respuesta = z.object({ autor: z.string(), momento: instante, texto: z.string() });

/** A request for help, as its author sees it. */
const peticionPropia = z.object({
  id: z.int(),
  momento: instante,
  comentario: z.string(),
  hecha: z.boolean(),
  /** Oldest first. */
  respuestas: z.array(respuesta),
});
export type PeticionPropia = z.output<typeof peticionPropia>;

/** A request for help, for those who answer it. */
const peticionAyuda = z.object({
  id: z.int(),
  momento: instante,
  persona,
  /** The mail address that gets the answer; null: the person reads it only in the app. */
  correo: z.nullable(z.string()),
  comentario: z.string(),
  /** Who marked it as done, and when; null: still open. */
  hecha: z.nullable(z.object({ autor: z.string(), momento: instante })),
  respuestas: z.array(z.extend(respuesta, { porCorreo: z.boolean() })),
});
export type PeticionAyuda = z.output<typeof peticionAyuda>;

const atender = { host: 'instance', acceso: 'contacto.atender:all', nuestra: true, soloTitular: true } as const;

export const entradaPeticion = z.strictObject({ Comentario: palabras });
export const entradaRespuesta = z.strictObject({ id, Texto: palabras, hecha: z.boolean() });

/** Requests for help: anybody who is signed in can ask, and those who run the company answer. */
export const contacto = feature('contacto', {
  resumen: 'Requests for help, and their answers.',
  esquemas: { PeticionAyuda: peticionAyuda },
  permisos: { 'atender:all': ['admin'] },
  errores: { 'no-existe': 404 },
  auditoria: { responder: 'persona', terminar: 'persona', reabrir: 'persona' },
  llamadas: {
    enviar: call({
      host: 'instance',
      method: 'POST',
      path: '/contacto/solicitudContacto',
      acceso: 'sesion',
      soloTitular: true,
      resumen: 'Keeps what somebody asks for, shows it to those who run the company, and tells whoever answers such requests by mail.',
      entrada: entradaPeticion,
      salida: vacio,
      errores: ['general.demasiadas-veces'],
    }),
    propias: call({
      host: 'instance',
      method: 'GET',
      path: '/contacto/propias',
      acceso: 'sesion',
      nuestra: true,
      soloTitular: true,
      resumen: "One's own last twenty requests with their answers, the newest first.",
      entrada: nada,
      salida: z.object({ items: z.array(peticionPropia) }),
      errores: [],
    }),
    direccion: call({
      host: 'central',
      method: 'GET',
      path: '/api/contacto/direccion',
      acceso: 'none',
      nuestra: true,
      resumen: 'Where somebody writes who cannot sign in: the address that the installation names, or null.',
      entrada: nada,
      salida: z.object({ Correo: z.nullable(z.string()) }),
      errores: [],
    }),
    listado: call({
      ...atender,
      method: 'GET',
      path: '/intranet/contacto',
      resumen: 'What people of the company asked for: those that wait first come first, those that are done the last first.',
      entrada: z.strictObject({
        estado: z.optional(z.enum(['pendiente', 'hecha'])),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(peticionAyuda), total: z.int(), cuentas: z.object({ pendientes: z.int(), hechas: z.int() }) }),
      errores: [],
    }),
    responder: call({
      ...atender,
      method: 'POST',
      path: '/intranet/contacto/responder',
      resumen: 'Answers: the words are kept, the person reads them in the app and, where they have an address, by mail.',
      entrada: entradaRespuesta,
      salida: peticionAyuda,
      errores: ['contacto.no-existe'],
    }),
    marcar: call({
      ...atender,
      method: 'POST',
      path: '/intranet/contacto/marcar',
      resumen: 'Says that a request is done, or that it is not. Saying it twice changes nothing.',
      entrada: z.strictObject({ id, hecha: z.boolean() }),
      salida: peticionAyuda,
      errores: ['contacto.no-existe'],
    }),
  },
});
