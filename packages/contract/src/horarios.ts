import * as z from 'zod/mini';
import { SUBTIPOS } from '@jornada/domain/horario/modelo.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { fecha, id, textoLibre, version } from './valores.ts';

/** An hour of the wall clock, `HH:MM`. */
export const horaDePared = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const nombre = textoLibre.check(z.minLength(1), z.maxLength(60));
const codigo = textoLibre.check(z.minLength(1), z.maxLength(6));
const minutos = z.int().check(z.minimum(1), z.maximum(1440));

const pausa = z.strictObject({ subtipo: z.enum(SUBTIPOS), inicio: z.nullable(horaDePared), minutos, pagada: z.boolean() });
/** A shift as somebody writes it. */
export const turnoDibujado = z.strictObject({
  codigo,
  nombre,
  inicio: horaDePared,
  fin: horaDePared,
  pausas: z.array(pausa).check(z.maxLength(8)),
});
const diaFlexible = z.strictObject({
  minutos,
  entradaDesde: horaDePared,
  entradaHasta: horaDePared,
  pausas: z.array(pausa).check(z.maxLength(8)),
});
/** Seven days, Monday first. */
const semana = <T extends z.ZodMiniType>(dia: T) => {
  const one = z.nullable(dia);
  return z.tuple([one, one, one, one, one, one, one]);
};

/** `MM-DD`: every year. `YYYY-MM-DD`: once. */
const diaDeTemporada = z.string().check(z.regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
/** Parts of the year with a week of their own, such as the summer. */
const temporadas = <T extends z.ZodMiniType>(dia: T) =>
  z.optional(z.array(z.strictObject({ nombre, desde: diaDeTemporada, hasta: diaDeTemporada, semana: semana(dia) })).check(z.maxLength(6)));

const base = {
  cortesiaMinutos: z.int().check(z.minimum(0), z.maximum(120)),
  trabajaFestivos: z.boolean(),
  /** The hours of the agreement for a whole year, in minutes. Nothing is planned from them. */
  minutosAnuales: z.optional(z.nullable(z.int().check(z.minimum(60), z.maximum(527_040)))),
};

/** The content of a dated version, in the domain's shape `VersionHorario`. `reviewHorario` checks whether it makes sense. */
const definicionHorario = z.discriminatedUnion('clase', [
  z.strictObject({ clase: z.literal('fijo'), ...base, semana: semana(turnoDibujado), temporadas: temporadas(turnoDibujado) }),
  z.strictObject({ clase: z.literal('flexible'), ...base, semana: semana(diaFlexible), temporadas: temporadas(diaFlexible) }),
  z.strictObject({
    clase: z.literal('rotativo'),
    ...base,
    ancla: fecha,
    ciclo: z.array(z.nullable(codigo)).check(z.minLength(1), z.maxLength(366)),
    turnos: z.array(turnoDibujado).check(z.minLength(1), z.maxLength(30)),
  }),
]);
export type DefinicionHorario = z.output<typeof definicionHorario>;

const horarioGestionado = z.object({
  id: z.int(),
  nombre: z.string(),
  abierto: z.boolean(),
  /** Active people who have it now, or will because of an assignment that exists already. */
  personas: z.int(),
  /** Where most of them work. */
  centro: z.nullable(z.int()),
  /** The newest first. `cambiable`: the version has not begun, so it may be replaced or removed. */
  versiones: z.array(z.object({ desde: fecha, definicion: definicionHorario, cambiable: z.boolean() })),
  version: z.int(),
});
export type HorarioGestionado = z.output<typeof horarioGestionado>;

const comun = { host: 'instance', acceso: 'horarios.gestionar:all', nuestra: true, soloTitular: true } as const;
const cual = z.strictObject({ id, version });

export const entradaHorario = z.strictObject({ nombre, desde: fecha, definicion: definicionHorario });
export const entradaNombreHorario = z.strictObject({ id, version, nombre });
export const entradaVersionHorario = z.strictObject({ id, version, desde: fecha, definicion: definicionHorario });

/** The schedules of a company, with their dated versions. A change never applies to the past. */
export const horarios = feature('horarios', {
  resumen: 'Schedules with their dated versions.',
  esquemas: { DefinicionHorario: definicionHorario, HorarioGestionado: horarioGestionado },
  campos: {
    minutosAnuales: 'The hours of the agreement for a whole year, in minutes. Nothing is planned from them.',
    temporadas: 'Parts of the year with a week of their own; dates are `MM-DD` (every year) or `YYYY-MM-DD` (once).',
  },
  permisos: { 'gestionar:all': ['admin'] },
  errores: { 'no-existe': 404, 'nombre-repetido': 409, 'no-valido': 422, 'version-pasada': 422, 'con-personas': 409 },
  auditoria: { crear: 'horario', renombrar: 'horario', cambiar: 'horario', quitar: 'horario', cerrar: 'horario', reabrir: 'horario' },
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/horarios',
      resumen: 'All schedules with their dated versions, also closed ones, by name.',
      entrada: z.strictObject({}),
      salida: z.object({ items: z.array(horarioGestionado), total: z.int() }),
      errores: [],
    }),
    crear: call({
      ...comun,
      method: 'POST',
      path: '/intranet/horarios',
      resumen: 'Makes a schedule with its first version. Nobody has it yet, so it may begin on any day.',
      entrada: entradaHorario,
      salida: horarioGestionado,
      errores: ['horarios.nombre-repetido', 'horarios.no-valido'],
    }),
    renombrar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/horarios/renombrar',
      resumen: 'Gives a schedule another name.',
      entrada: entradaNombreHorario,
      salida: horarioGestionado,
      errores: ['horarios.no-existe', 'horarios.nombre-repetido', 'general.cambiado-entretanto'],
    }),
    cambiar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/horarios/versiones',
      resumen: 'Says what a schedule will be from a day on, in the place of what was said for that day. The day must not be past.',
      entrada: entradaVersionHorario,
      salida: horarioGestionado,
      errores: [
        'horarios.no-existe',
        'horarios.no-valido',
        'horarios.version-pasada',
        'registros.mes-cerrado',
        'general.cambiado-entretanto',
      ],
    }),
    quitar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/horarios/versiones/quitar',
      resumen: 'Takes a version away that has not begun: the one before goes on.',
      entrada: z.strictObject({ id, version, desde: fecha }),
      salida: horarioGestionado,
      errores: ['horarios.no-existe', 'horarios.version-pasada', 'general.cambiado-entretanto'],
    }),
    cerrar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/horarios/cerrar',
      resumen: 'Closes a schedule that nobody has any more; where somebody does, the answer says who.',
      entrada: cual,
      salida: horarioGestionado,
      errores: ['horarios.no-existe', 'horarios.con-personas', 'general.cambiado-entretanto'],
    }),
    reabrir: call({
      ...comun,
      method: 'POST',
      path: '/intranet/horarios/reabrir',
      resumen: 'Opens a closed schedule again.',
      entrada: cual,
      salida: horarioGestionado,
      errores: ['horarios.no-existe', 'horarios.nombre-repetido', 'general.cambiado-entretanto'],
    }),
  },
});
