import * as z from 'zod/mini';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { call } from '../call.ts';
import { fecha, id } from '../valores.ts';

/** What somebody would say of a shift: they like to work it, or rather not. */
const DESEOS = ['favor', 'contra'] as const;

/** Somebody who could work the day of another person, with the draft as it is. */
export const sustituto = z.object({
  persona: z.object({ id: z.int(), nombre: z.string(), iniciales: z.string() }),
  /** The shorter one of the rests around it, in minutes. Null: no work is near. */
  descanso: z.nullable(z.int()),
  deseo: z.nullable(z.enum(DESEOS)),
  /** Limits that would warn, and keep nobody from it. */
  avisos: z.array(z.object({ regla: z.enum(REGLAS), norma: z.string(), fecha, valorMinutos: z.int(), limiteMinutos: z.int() })),
});
export type SustitutoVista = z.output<typeof sustituto>;

export const camposSustitutos = {
  descanso: 'The shorter one of the rests before and after it, in minutes; null: no work is near.',
  deseo: 'They like to work then (`favor`), or rather not (`contra`); null: they have not said.',
} as const;

export const llamadasSustitutos = {
  sustitutos: call({
    host: 'instance',
    acceso: 'turnos.planificar:team',
    nuestra: true,
    soloTitular: true,
    method: 'GET',
    path: '/intranet/turnos/sustitutos',
    costosa: true,
    resumen:
      'Who could work the day of somebody in their place, with the draft as it is. They are free, of the post and the place, may be asked, and no limit keeps them from it. Best first; `total` are all of them.',
    entrada: z.strictObject({ personaId: id, fecha: fecha.check(z.regex(/^20/)) }),
    salida: z.object({ items: z.array(sustituto), total: z.int() }),
    errores: ['turnos.persona-no-existe'],
  }),
};
