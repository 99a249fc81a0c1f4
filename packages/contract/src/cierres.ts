import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { INCIDENCIAS } from '@jornada/domain/registros/modelo.ts';
import { PORQUES_CIERRE } from '@jornada/domain/cierres/porques.ts';
import { entero, fecha, id, instante, textoLibre } from './valores.ts';

const ano = entero.check(z.minimum(2000), z.maximum(2100));
const numeroMes = entero.check(z.minimum(1), z.maximum(12));

/** How many people prevent the closing of a month, by reason. */
const obstaculos = z.object({
  /** People with days in this month. */
  personas: z.int(),
  /** People with a day that is still running, or a shift of the month that is not over. The month cannot be closed. */
  enCurso: z.int(),
  /** People with a day without its beginning or its end. */
  incompletas: z.int(),
  /** People with a correction that the other side has not answered. */
  pendientes: z.int(),
  /** People with a day that has an incidence but still counts. This does not prevent the closing. */
  incidencias: z.int(),
});

/** A person to check before the closing, with the days in question. */
const caso = z.object({
  persona: z.object({ id: z.int(), nombre: z.string() }),
  /** `incidencias`: what is wrong with the day. */
  dias: z.array(z.object({ fecha, porques: z.array(z.enum(PORQUES_CIERRE)), incidencias: z.array(z.enum(INCIDENCIAS)) })),
});

const actaCierre = z.object({
  id: z.int(),
  accion: z.enum(['cierre', 'reapertura']),
  momento: instante,
  autor: z.string(),
  motivo: z.nullable(z.string()),
  /** It was closed although days were incomplete or corrections were waiting. */
  forzado: z.boolean(),
  /** How many people were affected. */
  incompletas: z.int(),
  pendientes: z.int(),
});

/** One month of one centre, with all decisions about it, the newest first. */
const mesDeCentro = z.object({
  ano: z.int(),
  mes: z.int(),
  centro: z.object({ id: z.int(), nombre: z.string() }),
  cerrado: z.boolean(),
  /** The month is over, and all earlier months of the centre are closed. */
  puedeCerrarse: z.boolean(),
  actas: z.array(actaCierre),
  /** Marks that arrived after the month was closed. Reopening the month writes them. */
  retenidos: z.int(),
});

/** A closing that is left to a job: of how many people it has been prepared. */
const enMarcha = z.object({ hechas: z.int(), total: z.int() });

/** Without `centro`: every centre of the company. */
const queMes = { ano, mes: numeroMes, centro: z.optional(z.nullable(id)) };
const ERRORES = ['cierres.centro-no-existe', 'cierres.mes-en-curso', 'cierres.fuera-de-orden'] as const;
const comun = { host: 'instance', acceso: 'cierres.gestionar:all', nuestra: true, soloTitular: true } as const;

/** Closed months: nothing in them changes until somebody reopens them and gives a reason. */
export const cierres = feature('cierres', {
  resumen: 'Months that are closed and reopened.',
  esquemas: { MesDeCentro: mesDeCentro, ActaCierre: actaCierre },
  permisos: { 'gestionar:all': ['admin'] },
  errores: {
    'centro-no-existe': 404,
    'mes-en-curso': 409,
    'fuera-de-orden': 409,
    'ya-cerrado': 409,
    'sin-registros': 409,
    'no-cerrado': 409,
    'hay-incompletas': 409,
    'en-marcha': 409,
  },
  auditoria: { cerrar: 'centro', reabrir: 'centro' },
  avisos: ['cierres'],
  novedades: true,
  campos: {
    impedimento: 'Why the month cannot be closed now, as the code of the refusal; null: by the calendar it can.',
    antes: 'The month that the reason is about: an earlier one that is to be closed first, or the month itself.',
    enMarcha: 'The closing that a job makes, and for how many people it is prepared; null: none.',
    fallo: 'The code of what was in the way of the last closing by a job; null: it closed the month.',
  },
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/cierres',
      resumen:
        'The months of a year by centre, closed or not, with the acts of closing and reopening; and those of other years that nobody has closed. `con` adds what is missing in those that can be closed.',
      entrada: z.strictObject({ ano: z.optional(ano), centro: z.optional(z.nullable(id)), con: z.optional(z.literal('obstaculos')) }),
      salida: z.object({
        ano: z.int(),
        /** `obstaculos` null: the month cannot be closed now, or the caller did not ask for them. */
        items: z.array(z.extend(mesDeCentro, { obstaculos: z.nullable(obstaculos) })),
        total: z.int(),
      }),
      errores: ['cierres.centro-no-existe'],
    }),
    revision: call({
      ...comun,
      method: 'GET',
      path: '/intranet/cierres/revision',
      costosa: true,
      resumen: 'What closing a month would mean: how many people, and whose days deserve a look before, up to a hundred of them.',
      entrada: z.strictObject(queMes),
      salida: z.extend(obstaculos, {
        puedeCerrarse: z.boolean(),
        /** Null: the month is over, and none before it is open. `antes`: the month to close first. */
        impedimento: z.nullable(
          z.object({
            codigo: z.enum(['cierres.mes-en-curso', 'cierres.fuera-de-orden', 'cierres.ya-cerrado', 'cierres.sin-registros']),
            antes: z.object({ ano: z.int(), mes: z.int() }),
          }),
        ),
        casos: z.array(caso),
        casosEnTotal: z.int(),
      }),
      errores: ['cierres.centro-no-existe'],
    }),
    cerrar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/cierres',
      costosa: true,
      resumen:
        'Closes a month of one centre, or of all whose month is still open, and takes its balances into the hour banks. With `motivo` it is closed although days are incomplete.',
      entrada: z.strictObject({ ...queMes, motivo: z.optional(z.nullable(textoLibre)) }),
      /** `enMarcha`: there are so many people that a job closes it; null: it is closed. */
      salida: z.extend(obstaculos, { items: z.array(mesDeCentro), movimientos: z.int(), enMarcha: z.nullable(enMarcha) }),
      errores: [...ERRORES, 'cierres.sin-registros', 'cierres.ya-cerrado', 'cierres.hay-incompletas', 'cierres.en-marcha'],
    }),
    marcha: call({
      ...comun,
      method: 'GET',
      path: '/intranet/cierres/marcha',
      resumen: 'The closing that runs now, and how the last one ended.',
      entrada: z.strictObject({}),
      salida: z.object({
        /** Null: none runs. */
        enMarcha: z.nullable(z.extend(enMarcha, { ano: z.int(), mes: z.int(), centro: z.nullable(z.int()) })),
        /** The code of what was in the way of the last one; null: it closed the month. */
        fallo: z.nullable(z.string()),
      }),
      errores: [],
    }),
    reabrir: call({
      ...comun,
      method: 'POST',
      path: '/intranet/cierres/reabrir',
      resumen: 'Reopens a closed month, with the reason, takes its balances back out of the hour banks, and writes what came too late.',
      entrada: z.strictObject({ ...queMes, motivo: textoLibre.check(z.minLength(1)) }),
      /** `escritos`: marks that arrived after the closing, and are now written to the record. */
      salida: z.object({ items: z.array(mesDeCentro), movimientos: z.int(), escritos: z.int() }),
      errores: ['cierres.centro-no-existe', 'cierres.no-cerrado'],
    }),
  },
});
