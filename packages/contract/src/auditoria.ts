import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, fecha, id, instante } from './valores.ts';

const persona = z.object({ id: z.int(), nombre: z.string() });

/** One line: who did what to what, when, for whom and from where. */
const apunteAuditoria = z.object({
  id: z.int(),
  momento: instante,
  autor: persona,
  /** The person for whom the author acted; null if the author acted for themselves. */
  por: z.nullable(persona),
  /** An action of the list. A line of an older version may have an action that is no longer in it. */
  accion: z.string(),
  /** `nombre` is the current name; null if the thing no longer exists. */
  sobre: z.object({ clase: z.string(), id: z.nullable(z.int()), nombre: z.nullable(z.string()) }),
  /** Details of the action. `cambios`: for each field its value before and after. */
  datos: z.record(z.string(), z.unknown()),
  dispositivo: z.object({
    forma: z.enum(['ordenador', 'movil', 'tableta', 'desconocida']),
    navegador: z.nullable(z.string()),
    sistema: z.nullable(z.string()),
  }),
  /** The caller's network address without the part that identifies the device; empty if there was none. */
  direccion: z.string(),
});
export type ApunteAuditoria = z.output<typeof apunteAuditoria>;

/** What the people who manage a company did and looked at. It is read-only. */
export const auditoria = feature('auditoria', {
  resumen: 'Who did what in the company, and when.',
  esquemas: { ApunteAuditoria: apunteAuditoria },
  permisos: { 'ver:all': ['admin'] },
  llamadas: {
    listado: call({
      host: 'instance',
      method: 'GET',
      path: '/intranet/auditoria',
      acceso: 'auditoria.ver:all',
      nuestra: true,
      soloTitular: true,
      resumen: 'What was done and looked at, the newest first. `persona` did it, or it was about them or in their name.',
      entrada: z.strictObject({
        persona: z.optional(id),
        accion: z.optional(z.string().check(z.regex(/^[a-z\d.-]{1,60}$/))),
        desde: z.optional(fecha),
        hasta: z.optional(fecha),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(apunteAuditoria), total: z.int() }),
      errores: [],
    }),
  },
});
