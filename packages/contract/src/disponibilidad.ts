import * as z from 'zod/mini';
import { CLASES_DISPONIBILIDAD } from '@jornada/domain/disponibilidad/modelo.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { horaDePared } from './horarios.ts';
import { fecha, id, nada, vacio } from './valores.ts';

const comun = { host: 'instance', acceso: 'sesion', nuestra: true, soloTitular: true } as const;

const disponibilidadVista = z.object({
  id: z.int(),
  clase: z.enum(CLASES_DISPONIBILIDAD),
  diaSemana: z.nullable(z.int()),
  fecha: z.nullable(z.string()),
  desde: z.nullable(z.string()),
  hasta: z.nullable(z.string()),
});
export type DisponibilidadVista = z.output<typeof disponibilidadVista>;

export const entradaDisponibilidad = z.strictObject({
  clase: z.enum(CLASES_DISPONIBILIDAD),
  diaSemana: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(7)))),
  fecha: z.optional(z.nullable(fecha)),
  desde: z.optional(z.nullable(horaDePared)),
  hasta: z.optional(z.nullable(horaDePared)),
});

export const disponibilidad = feature('disponibilidad', {
  resumen: 'When somebody likes to work, and when they are left alone.',
  esquemas: { Disponibilidad: disponibilidadVista },
  errores: { 'cuando-no-valido': 422, 'ya-pasado': 422, demasiadas: 409, 'no-existe': 404 },
  campos: {
    clase:
      'They like to work then (`prefiere`), rather not (`prefiere-no`), cannot be asked (`no`), or no message rings then (`silencio`).',
    diaSemana: 'Each such day of the week, 1 for Monday; null: it is about one date.',
    'Disponibilidad.desde': 'The first hour of the day, `HH:mm`; null: the whole day.',
    'Disponibilidad.hasta': 'The last hour, of the next day if it is not after the first one; null: the whole day.',
  },
  llamadas: {
    propia: call({
      ...comun,
      method: 'GET',
      path: '/disponibilidad',
      resumen: 'What whoever is signed in says of when they work and are left alone. Dates that are over are left out.',
      entrada: nada,
      salida: z.object({ items: z.array(disponibilidadVista) }),
      errores: [],
    }),
    anadir: call({
      ...comun,
      method: 'POST',
      path: '/disponibilidad',
      resumen: 'Says something of a day of the week or of one date, whole or some hours of it.',
      entrada: entradaDisponibilidad,
      salida: disponibilidadVista,
      errores: ['disponibilidad.cuando-no-valido', 'disponibilidad.ya-pasado', 'disponibilidad.demasiadas'],
    }),
    quitar: call({
      ...comun,
      method: 'DELETE',
      path: '/disponibilidad',
      resumen: 'Takes back something that was said.',
      entrada: z.strictObject({ id }),
      salida: vacio,
      errores: ['disponibilidad.no-existe'],
    }),
  },
});
