import * as z from 'zod/mini';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { entero, fecha, id, nada, textoLibre } from '../valores.ts';
import { entradaLimites, limitesDePais, limitesEscritos, valoresDeReglas } from './reglas.ts';
import { CAUSAS_LIMITE, incumplimiento, incumplimientoDePersona } from './vistas.ts';

const dia = fecha.check(z.regex(/^20/));
const regla = z.enum(REGLAS);
const parte = { start: z.optional(entero.check(z.minimum(0))), limit: z.optional(entero.check(z.minimum(1), z.maximum(100))) };

export const entradaRespuesta = z.strictObject({
  persona: id,
  fecha: dia,
  regla,
  causa: z.enum(CAUSAS_LIMITE),
  texto: textoLibre.check(z.minLength(1)),
});

const comun = { host: 'instance', nuestra: true, soloTitular: true } as const;
const deReglas = z.object({ paises: z.array(limitesDePais), escritos: z.array(limitesEscritos) });

/** Limits of working time that days broke, and the limits themselves. */
export const limites = feature('limites', {
  resumen: 'Limits of working time: which ones days broke and why, and which ones hold for a company or an agreement.',
  esquemas: {
    Incumplimiento: incumplimiento,
    IncumplimientoDePersona: incumplimientoDePersona,
    LimitesDePais: limitesDePais,
    LimitesEscritos: limitesEscritos,
    ValoresDeReglas: valoresDeReglas,
  },
  permisos: { 'ver:team': ['responsable'], 'gestionar:all': ['admin'] },
  errores: { 'no-existe': 404, 'regla-pasada': 422, 'convenio-no-existe': 422, 'pais-no-vale': 422, 'complementarias-de-mas': 422 },
  auditoria: { responder: 'persona', reglas: 'empresa' },
  campos: {
    sinRespuesta: 'How many of them nobody has explained yet.',
    'descanso-diario': 'The rest between two days of work.',
    'descanso-semanal': 'The rest of a week.',
    'pausa-minima': 'The least break of a long day.',
    'pausa-maxima': 'The longest break.',
    'trabajo-seguido': 'The longest work without a break.',
    'jornada-diaria': 'The most work of a day.',
    'jornada-semanal': 'The most work of a week on average.',
    'jornada-anual': 'The most work of a year.',
    'horas-extra-anual': 'The most overtime of a year.',
    'noches-seguidas': 'The most nights in a row.',
    'trabajo-nocturno': 'The most work of somebody who works at night.',
    'horas-extra-prohibidas': 'Overtime is not allowed at all.',
    causa: 'Why the limit was broken.',
    respuestas: 'Why it was broken, as people of the company explain it, the newest first.',
    vigente: 'Of a broken limit: whether the record still says so. Of values: the day from which they hold.',
    texto: 'The explanation.',
    menores: 'Whether it is only for those under 18.',
    ley: 'What the law says.',
    escritos: 'What the company has written, the newest first.',
    paises: 'The rules of each country in which the company has a centre.',
    reglas: 'Rules with their values; null: the rule is switched off.',
    norma: 'The source of the rule.',
    partidaMinutos: 'The longest gap of a split shift.',
    sumaDiario: 'Whether the daily rest is added to the weekly one.',
    acumulaDias: 'Over how many days weekly rests may be joined; 7: they may not.',
    escalones: 'Which break is due after how much work.',
    trabajoMinutos: 'After more work than this.',
    pausaMinutos: 'So much break is due.',
    bloqueMinutos: 'Shorter breaks do not count.',
    cortaMinutos: 'A break from which the count starts again.',
    margenMinutos: 'Only so much above the limit is told, because it is an average.',
    compensaMeses: 'Overtime that was not rested within so many months counts.',
    nocturnosMinutos: 'So much work at night makes a night.',
    cortaDias: 'Nights that are at most so many days apart are in a row.',
    pactadasPorCien: 'Complementary hours that can be agreed, in hundredths of the ordinary ones.',
    voluntariasPorCien: 'Voluntary complementary hours, in hundredths of the ordinary ones.',
    desdeMinutos: 'From which minute of the day it is night for this rule; left out: as for everybody.',
    hastaMinutos: 'Until which minute of the day it is night for this rule.',
    semanaMinutos: 'Contracts of a shorter week have no complementary hours.',
  },
  llamadas: {
    listado: call({
      ...comun,
      acceso: 'limites.ver:team',
      method: 'GET',
      path: '/intranet/limites',
      resumen:
        'Limits that days broke, the newest first, with their explanations; without those below the tolerance that nobody explained, unless they are asked for. Who runs the company sees all people, others those who answer to them.',
      entrada: z.strictObject({
        desde: dia,
        hasta: dia,
        persona: z.optional(id),
        centro: z.optional(id),
        departamento: z.optional(id),
        regla: z.optional(regla),
        estado: z.optional(z.enum(['sin-respuesta', 'con-respuesta'])),
        /** Those below the tolerance of the company as well. */
        todos: z.optional(z.enum(['si', 'no'])),
        ...parte,
      }),
      salida: z.object({
        items: z.array(incumplimientoDePersona),
        total: z.int(),
        /** How many have no explanation yet. */
        sinRespuesta: z.int(),
        /** The tolerance of the company, in minutes, and how many it leaves out. */
        tolerancia: z.int(),
        ocultos: z.int(),
      }),
      errores: [],
    }),
    responder: call({
      ...comun,
      acceso: 'limites.ver:team',
      method: 'POST',
      path: '/intranet/limites',
      resumen: 'Explains why a limit was broken. An explanation stays; another one can be added.',
      entrada: entradaRespuesta,
      salida: incumplimientoDePersona,
      errores: ['limites.no-existe'],
    }),
    propios: call({
      ...comun,
      acceso: 'registros.ver:own',
      method: 'GET',
      path: '/registros/limites',
      resumen: 'The limits that the own days broke, the newest first, with the explanations of the company.',
      entrada: z.strictObject(parte),
      salida: z.object({ items: z.array(incumplimiento), total: z.int() }),
      errores: [],
    }),
    reglas: call({
      ...comun,
      acceso: 'limites.gestionar:all',
      method: 'GET',
      path: '/intranet/limites/reglas',
      resumen: 'The limits that hold today in the countries of the company and for its agreements, with the law beside them.',
      entrada: nada,
      salida: deReglas,
      errores: [],
    }),
    guardarReglas: call({
      ...comun,
      acceso: 'limites.gestionar:all',
      method: 'POST',
      path: '/intranet/limites/reglas',
      resumen: 'Writes own values of rules from a day of this month or a later one on, each with its source, or switches rules off.',
      entrada: entradaLimites,
      salida: deReglas,
      errores: ['limites.regla-pasada', 'limites.convenio-no-existe', 'limites.pais-no-vale', 'limites.complementarias-de-mas'],
    }),
  },
});

export { CAUSAS_LIMITE, type CausaLimite, type IncumplimientoDePersona, type IncumplimientoVista } from './vistas.ts';
export { entradaLimites, type LimitesDePais, type LimitesEscritos } from './reglas.ts';
