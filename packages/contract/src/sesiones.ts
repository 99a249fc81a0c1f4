import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, id, instante, nada, vacio } from './valores.ts';

/** A device on which somebody is signed in. */
export const sesionAbierta = z.object({
  id: z.uuid(),
  /** `recordada`: valid for 90 days after its last use. `normal`: for 80,000 seconds. */
  clase: z.enum(['normal', 'recordada']),
  /** The session of this request. */
  esActual: z.boolean(),
  /** What the browser says about itself; null for missing information. */
  dispositivo: z.object({
    forma: z.enum(['ordenador', 'movil', 'tableta', 'desconocida']),
    navegador: z.nullable(z.string()),
    sistema: z.nullable(z.string()),
  }),
  creada: instante,
  /** When it was last renewed. The last real use may be up to a quarter of an hour later. */
  ultimoUso: instante,
});
export type SesionAbierta = z.output<typeof sesionAbierta>;

/** A person of the company who is signed in, for those who manage sessions. Sessions of kiosks are ended at the kiosk. */
const conSesion = z.object({
  persona: z.object({ id: z.int(), nombre: z.string() }),
  /** Number of open sessions. */
  sesiones: z.int(),
  /** Last use of the most recent one. */
  ultimoUso: instante,
  /** One of them is the session of this request. */
  esActual: z.boolean(),
});
const gestion = { host: 'instance', acceso: 'sesiones.gestionar:all', soloTitular: true, nuestra: true } as const;

const comun = { host: 'instance', acceso: 'sesion', invitados: true, soloTitular: true, nuestra: true } as const;

export const sesiones = feature('sesiones', {
  resumen: 'The devices on which people are signed in.',
  esquemas: { SesionAbierta: sesionAbierta },
  permisos: { 'gestionar:all': ['admin'] },
  errores: { 'no-existe': 404, 'persona-no-existe': 404 },
  auditoria: { cerrar: 'persona', 'cerrar-otras': 'persona' },
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/sesiones/listado',
      resumen: 'Where whoever is signed in has an open session, the last used first, at most 100. Those of kiosks are not among them.',
      entrada: nada,
      salida: z.object({ items: z.array(sesionAbierta) }),
      errores: [],
    }),
    cerrar: call({
      ...comun,
      method: 'DELETE',
      path: '/sesiones',
      resumen: 'Ends one of the own sessions at once.',
      entrada: z.strictObject({ id: z.uuid() }),
      salida: vacio,
      errores: ['sesiones.no-existe'],
    }),
    cerrarOtras: call({
      ...comun,
      method: 'POST',
      path: '/sesiones/cerrarOtras',
      resumen: 'Ends every own session but the one that asks, and says how many those were.',
      entrada: nada,
      salida: z.object({ cerradas: z.int() }),
      errores: [],
    }),
    deEmpresa: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/sesiones',
      resumen: 'Who is signed in, each person once, whoever was there last first; kiosks are not among them.',
      entrada: z.strictObject({
        texto: z.optional(z.string().check(z.maxLength(100))),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(conSesion), total: z.int() }),
      errores: [],
    }),
    dePersona: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/sesiones/dePersona',
      resumen: 'Where somebody is signed in, the last used first, at most 100.',
      entrada: z.strictObject({ persona: id }),
      salida: z.object({ persona: z.object({ id: z.int(), nombre: z.string() }), items: z.array(sesionAbierta) }),
      errores: ['sesiones.persona-no-existe'],
    }),
    cerrarUna: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/sesiones/cerrar',
      resumen: "Ends somebody's session at once.",
      entrada: z.strictObject({ id: z.uuid() }),
      salida: vacio,
      errores: ['sesiones.no-existe'],
    }),
    cerrarDePersona: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/sesiones/cerrarDePersona',
      resumen: 'Ends every session of a person at once, but the one that asks, and says how many those were.',
      entrada: z.strictObject({ persona: id }),
      salida: z.object({ cerradas: z.int() }),
      errores: ['sesiones.persona-no-existe'],
    }),
  },
});
