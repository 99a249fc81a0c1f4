import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { aviso, correccion, diaPrevisto, tramo } from './registros/vistas.ts';
import { entero, fecha, instante, nada } from './valores.ts';

/** A day as it is or would be: its minutes and its parts. `faltaSalida`: the last part has no end, and does not run any more. */
const version = z.object({
  trabajadoMinutos: z.int(),
  diferenciaMinutos: z.nullable(z.int()),
  tramos: z.array(tramo),
  faltaSalida: z.boolean(),
});

/**
 * Something that waits for a decision, or was decided. So far there is one class: the corrections that one side proposed for one
 * day of one person. `antes` is the day without them, `despues` the day with all of them.
 */
export const asunto = z.object({
  clase: z.enum(['correccion']),
  /** The id of the day's first correction; unique in the list. */
  id: z.int(),
  /** `fotoToken` gives access to this photo only; empty if there is none. */
  persona: z.object({ id: z.int(), nombre: z.string(), iniciales: z.string(), fotoToken: z.string() }),
  /** It is about the caller's own record. */
  esPropio: z.boolean(),
  fecha,
  zona: z.string(),
  previsto: z.nullable(diaPrevisto),
  correcciones: z.array(correccion),
  antes: version,
  despues: version,
  /** With all corrections, the day has more work than the country's daily limit, or more than twelve hours. */
  esDemasiado: z.boolean(),
  /** The breaks that are missing with all corrections, and are not missing without them. */
  avisos: z.array(aviso),
  /** The month is closed: nothing can be answered or withdrawn until somebody reopens it. */
  cerrado: z.boolean(),
  /** The caller is the other side and may answer. */
  puedeResponder: z.boolean(),
});
export type AsuntoVista = z.output<typeof asunto>;

const comun = { host: 'instance', method: 'GET', acceso: 'registros.corregir:own', nuestra: true } as const;

export const bandeja = feature('bandeja', {
  resumen: 'The inbox: what waits for an answer, and the answers.',
  novedades: true,
  llamadas: {
    listado: call({
      ...comun,
      path: '/bandeja/listado',
      costosa: true,
      resumen: 'What waits for the answer of whoever asks, what they wait for, or what was answered or taken back; the newest first.',
      entrada: z.strictObject({
        estado: z.optional(z.enum(['por-responder', 'en-espera', 'resueltas'])),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(asunto), total: z.int() }),
      errores: [],
    }),
    pendientes: call({
      ...comun,
      path: '/bandeja/pendientes',
      resumen:
        'How many matters wait for the answer of whoever asks, those of closed months not counted. And how many answers to what they asked for themselves, corrections and requests, they have not seen.',
      entrada: nada,
      salida: z.object({ total: z.int(), respuestas: z.int() }),
      errores: [],
    }),
    vistas: call({
      ...comun,
      method: 'POST',
      path: '/bandeja/vistas',
      resumen:
        'Marks the answers up to an instant as seen by whoever asked for them, and says what is left. Somebody who acts for them marks nothing.',
      entrada: z.strictObject({ hasta: instante }),
      salida: z.object({ respuestas: z.int() }),
      errores: [],
    }),
  },
});
