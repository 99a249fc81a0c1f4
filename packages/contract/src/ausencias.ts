import * as z from 'zod/mini';
import { MITADES } from '@jornada/domain/horario/modelo.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, fecha, id } from './valores.ts';

/** A calendar shows six weeks at most. */
export const DIAS_DE_CALENDARIO = 42;

/** A day of this century, so that what is computed from it is a date of the wire, too. */
const dia = fecha.check(z.regex(/^20/));
const ventana = { desde: dia, hasta: dia, centro: z.optional(id), departamento: z.optional(id) };

/** Why somebody would be there or not, by schedule, calendar and contract; absences stand beside it. */
const PLANES_DIA = ['laborable', 'libre', 'festivo', 'sin-contrato'] as const;

/**
 * Somebody is away: never why. `mitad`: only half of each day; `horas`: only some hours of it. `solicitudId`: what it follows from, and
 * `tramo`: from which hour and for how many minutes, for those who may open that; for others neither.
 */
const falta = z.object({
  desde: fecha,
  hasta: fecha,
  aprobada: z.boolean(),
  mitad: z.nullable(z.enum(MITADES)),
  horas: z.boolean(),
  tramo: z.optional(z.object({ inicio: z.string(), minutos: z.int() })),
  solicitudId: z.nullable(z.int()),
});

/** Somebody with the days of the calendar, in order, and their absences. */
const personaFuera = z.object({
  id: z.int(),
  nombre: z.string(),
  departamento: z.nullable(z.string()),
  centro: z.nullable(z.string()),
  dias: z.array(z.enum(PLANES_DIA)),
  faltas: z.array(falta),
});
export type PersonaFueraVista = z.output<typeof personaFuera>;

/** A team with too few people. `quedan`: who would come; `pedidas`: who of them has asked not to. */
const equipoCorto = z.object({ nombre: z.string(), de: z.int(), quedan: z.int(), pedidas: z.int(), minimo: z.int() });

/** A day of all people of the filter: who is planned (`de`), away by agreement, and has asked to be away. */
const diaCubierto = z.object({
  fecha,
  de: z.int(),
  fuera: z.int(),
  pedidas: z.int(),
  cortos: z.array(equipoCorto),
  /** `propuesto`: the calendar says so, and nobody has confirmed those of the year in these centres. */
  festivos: z.array(z.object({ nombre: z.string(), centros: z.array(z.string()), propuesto: z.boolean() })),
});
export type DiaCubiertoVista = z.output<typeof diaCubierto>;

const comun = { host: 'instance', acceso: 'sesion', method: 'GET', nuestra: true } as const;

export const ausencias = feature('ausencias', {
  resumen: 'Who is away and when, for those who decide about it; without reasons.',
  esquemas: { PersonaFuera: personaFuera, FaltaDePersona: falta, DiaDeEquipos: diaCubierto, EquipoCorto: equipoCorto },
  errores: { 'demasiados-dias': 422 },
  campos: { tramo: 'From which hour and for how many minutes, for those who may open the request; left out for others.' },
  llamadas: {
    calendario: call({
      ...comun,
      path: '/ausencias/calendario',
      resumen:
        'People by name, with their absences of some days. Those who run the company see all, others the people for whom they decide.',
      entrada: z.strictObject({
        ...ventana,
        texto: z.optional(z.string().check(z.maxLength(100))),
        quienes: z.optional(z.enum(['todas', 'fuera'])),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(personaFuera), total: z.int() }),
      errores: ['ausencias.demasiados-dias'],
    }),
    cobertura: call({
      ...comun,
      path: '/ausencias/cobertura',
      costosa: true,
      resumen: 'How many of the same people would come on each day, teams with too few of them, and public holidays.',
      entrada: z.strictObject(ventana),
      /** `personas`: how many there are; `fuera`: how many of them are away on some day, or have asked to be. */
      salida: z.object({ dias: z.array(diaCubierto), personas: z.int(), fuera: z.int() }),
      errores: ['ausencias.demasiados-dias'],
    }),
  },
});
