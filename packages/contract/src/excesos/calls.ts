import * as z from 'zod/mini';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { entero, fecha, id, nada, textoLibre } from '../valores.ts';
import { categoria, contador, contadorDePersona, diaExceso, diaExcesoDePersona, reglaExceso, sumaExceso } from './vistas.ts';

const dia = fecha.check(z.regex(/^20/));
const ano = entero.check(z.minimum(2000), z.maximum(2100));
const parte = { start: z.optional(entero.check(z.minimum(0))), limit: z.optional(entero.check(z.minimum(1), z.maximum(100))) };
const quienes = { persona: z.optional(id), centro: z.optional(id), departamento: z.optional(id) };

export const entradaDecision = z.strictObject({
  persona: id,
  fecha: dia,
  /** In the order in which they take the minutes that no approved request has. None: the rule decides again. */
  partes: z.array(z.strictObject({ categoria, minutos: entero.check(z.minimum(1), z.maximum(1440)) })).check(z.maxLength(5)),
  motivo: textoLibre.check(z.minLength(1)),
});
export const entradaReglaExceso = z.strictObject({
  desde: dia,
  convenio: z.optional(z.nullable(id)),
  completa: categoria,
  parcial: categoria,
});

const comun = { host: 'instance', nuestra: true, soloTitular: true } as const;
const ver = { ...comun, acceso: 'excesos.ver:team', method: 'GET' } as const;
const reglas = z.object({ items: z.array(reglaExceso), convenios: z.array(z.object({ id: z.int(), nombre: z.string() })) });

/** Minutes above the plan, by what they are. */
export const excesos = feature('excesos', {
  resumen:
    'Minutes above the plan by category: overtime that is paid or rested, force majeure, complementary hours, and hours of another day.',
  esquemas: {
    DiaExceso: diaExceso,
    DiaExcesoDePersona: diaExcesoDePersona,
    ContadorExceso: contador,
    ReglaExceso: reglaExceso,
    SumaExceso: sumaExceso,
  },
  permisos: { 'ver:team': ['responsable'], 'decidir:all': ['admin'], 'gestionar:all': ['admin'] },
  errores: { 'persona-no-existe': 404, 'sin-exceso': 409, demasiado: 422, 'regla-pasada': 422, 'convenio-no-existe': 422 },
  auditoria: { decidir: 'persona', regla: 'empresa' },
  campos: {
    mano: 'Only the days that somebody decided by hand, or only the others.',
    todos: 'Whether those below the tolerance of the company are listed as well.',
    tolerancia: 'Minutes below which the company does not want to see them in lists.',
    ocultos: 'How many are left out because they are below the tolerance.',
    convenios: 'The agreements of the company.',
    exceso: 'Minutes above the plan of the day.',
    libres: 'Minutes that no approved request has.',
    partes: 'The categories of the minutes of a day.',
    fuente: 'Who says so: an approved request, somebody by hand, or the rule.',
    categoria: 'What minutes above the plan are.',
    cuentan: 'Minutes that count for the limit of a year.',
    porDescansar: 'Minutes that count if they are not rested in time.',
    completa: 'What minutes of those with full time are if nobody says otherwise.',
    parcial: 'The same of those with part time.',
    convenio: 'The agreement that it is of; null: everybody else.',
    suma: 'Minutes of each category.',
    decision: 'What somebody decided by hand; null: nobody did.',
    pagada: 'Overtime that is paid.',
    descanso: 'Overtime that is rested.',
    'fuerza-mayor': 'Overtime of force majeure.',
    complementaria: 'Complementary hours of a part-time contract.',
    flexible: 'Hours of another day, in the hour bank.',
  },
  llamadas: {
    listado: call({
      ...ver,
      path: '/intranet/excesos',
      resumen:
        'Days with more minutes than planned, the newest first; without those below the tolerance that nobody asked for or decided, unless they are asked for. Who runs the company sees all people, others those who answer to them.',
      entrada: z.strictObject({
        desde: dia,
        hasta: dia,
        ...quienes,
        categoria: z.optional(categoria),
        mano: z.optional(z.enum(['si', 'no'])),
        /** Those below the tolerance of the company as well. */
        todos: z.optional(z.enum(['si', 'no'])),
        ...parte,
      }),
      salida: z.object({
        items: z.array(diaExcesoDePersona),
        total: z.int(),
        /** Of all days, also of those that the tolerance leaves out. */
        suma: sumaExceso,
        /** The tolerance of the company, in minutes, and how many it leaves out. */
        tolerancia: z.int(),
        ocultos: z.int(),
      }),
      errores: [],
    }),
    decidir: call({
      ...comun,
      acceso: 'excesos.decidir:all',
      method: 'POST',
      path: '/intranet/excesos',
      resumen:
        'Decides by hand what the minutes of a day are that no approved request has, with the reason. It can be decided anew while the month is open.',
      entrada: entradaDecision,
      salida: diaExcesoDePersona,
      errores: ['excesos.persona-no-existe', 'excesos.sin-exceso', 'excesos.demasiado', 'registros.mes-cerrado'],
    }),
    contadores: call({
      ...ver,
      path: '/intranet/excesos/contadores',
      resumen:
        'The overtime of a year of each person by category, and what is left of the limit; those with the most minutes that count first.',
      entrada: z.strictObject({ ano, ...quienes, ...parte }),
      salida: z.object({ items: z.array(contadorDePersona), total: z.int() }),
      errores: [],
    }),
    reglas: call({
      ...comun,
      acceso: 'excesos.gestionar:all',
      method: 'GET',
      path: '/intranet/excesos/reglas',
      resumen: 'What minutes above the plan are if nobody says otherwise, from which day on; the newest first.',
      entrada: nada,
      salida: reglas,
      errores: [],
    }),
    guardarRegla: call({
      ...comun,
      acceso: 'excesos.gestionar:all',
      method: 'POST',
      path: '/intranet/excesos/reglas',
      resumen: 'Decides what minutes above the plan are from a day of this month or a later one on, for an agreement or for all others.',
      entrada: entradaReglaExceso,
      salida: reglas,
      errores: ['excesos.regla-pasada', 'excesos.convenio-no-existe'],
    }),
    propios: call({
      ...comun,
      acceso: 'registros.ver:own',
      method: 'GET',
      path: '/registros/excesos',
      resumen:
        'The own minutes above the plan of a year by category, day by day, the newest first. Where the company hides plan or totals, only the overtime of the year.',
      entrada: z.strictObject({ ano: z.optional(ano) }),
      salida: z.object({ contador, dias: z.array(diaExceso) }),
      errores: [],
    }),
  },
});

export type { ContadorDePersona, ContadorVista, DiaExcesoDePersona, DiaExcesoVista, ReglaExcesoVista, SumaExcesoVista } from './vistas.ts';
