import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { asunto } from './registros/asunto.ts';
import { solicitudAbierta } from './solicitudes/vistas.ts';
import { entero, idLargo, instante, nada } from './valores.ts';

export type { AsuntoVista } from './registros/asunto.ts';

/** A correction as those decide about it whose turn it is: the request, and the day that it is about. */
const correccionAbierta = z.extend(solicitudAbierta, { asunto });
export type CorreccionAbierta = z.output<typeof correccionAbierta>;

const comun = { host: 'instance', method: 'GET', acceso: 'registros.corregir:own', nuestra: true } as const;

export const bandeja = feature('bandeja', {
  resumen: "The inbox: corrections of one's own record that wait for an answer, and the answers.",
  novedades: true,
  llamadas: {
    listado: call({
      ...comun,
      path: '/bandeja/listado',
      costosa: true,
      resumen:
        "Corrections of one's own record and those that one proposed to others: to be answered, still waiting, or answered and taken back; the newest first.",
      entrada: z.strictObject({
        estado: z.optional(z.enum(['por-responder', 'en-espera', 'resueltas'])),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(asunto), total: z.int() }),
      errores: [],
    }),
    correccion: call({
      ...comun,
      acceso: 'sesion',
      path: '/bandeja/correccion',
      resumen: 'A correction that a person proposes: the request, and the day as it is and as it would be.',
      entrada: z.strictObject({ id: idLargo }),
      salida: correccionAbierta,
      errores: ['solicitudes.no-existe'],
    }),
    pendientes: call({
      ...comun,
      path: '/bandeja/pendientes',
      resumen:
        'How many matters wait for the answer of whoever asks, those of closed months not counted. And how many answers to what they asked for themselves, corrections by their day and requests, they have not seen.',
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
