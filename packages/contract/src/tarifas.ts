import * as z from 'zod/mini';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { entero, fecha, filtroId, id, vacio, version } from './valores.ts';

/** The highest price or cost of an hour, in cents. */
const MAXIMO_TARIFA = 10_000_000;

const nombrado = z.nullable(z.object({ id: z.int(), nombre: z.string() }));
const importe = z.nullable(z.int().check(z.nonnegative(), z.maximum(MAXIMO_TARIFA)));

/** What an hour is billed at and what it costs, in cents, from a day on. Without person: of everybody; without project: in all of them. */
const tarifaVista = z.object({
  id: z.int(),
  version: z.int(),
  persona: nombrado,
  proyecto: nombrado,
  desde: fecha,
  precio: z.nullable(z.int()),
  coste: z.nullable(z.int()),
});
export type TarifaVista = z.output<typeof tarifaVista>;

export const entradaTarifa = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  persona: z.nullable(id),
  proyecto: z.nullable(id),
  desde: fecha,
  precio: importe,
  coste: importe,
});

const comun = { host: 'instance', nuestra: true, soloTitular: true } as const;
const ver = { ...comun, acceso: 'tarifas.ver:all', method: 'GET' } as const;
const gestionar = { ...comun, acceso: 'tarifas.gestionar:all' } as const;

/** What hours are billed at and what they cost. */
export const tarifas = feature('tarifas', {
  resumen: 'What an hour is billed at and what it costs, of people and projects, from day to day.',
  esquemas: { TarifaVista: tarifaVista },
  campos: {
    precio: 'What an hour is billed at, in whole cents; null: it says nothing about that.',
    coste: 'What an hour costs the company, in whole cents; null: it says nothing about that.',
    'TarifaVista.persona': 'Whose hours; null: those of everybody.',
    'TarifaVista.proyecto': 'In which project; null: in all of them.',
    'TarifaVista.desde': 'The first day that it holds for. It holds until another one of the same person and project begins.',
    'tarifas.guardar.persona': 'Whose hours; null: those of everybody.',
    'tarifas.guardar.proyecto': 'In which project; null: in all of them.',
    'tarifas.guardar.desde': 'The first day that it holds for.',
    'tarifas.listado.persona': 'Only those of this person.',
    'tarifas.listado.proyecto': 'Only those of this project.',
    'tarifas.vigente.persona': 'Whose hours.',
    'tarifas.vigente.proyecto': 'In which project.',
  },
  permisos: { 'ver:all': ['admin'], 'gestionar:all': ['admin'] },
  errores: { 'no-existe': 404, 'ya-hay': 409, vacia: 422, 'persona-no-valida': 422, 'proyecto-no-valido': 422 },
  auditoria: { crear: 'empresa', cambiar: 'empresa', quitar: 'empresa' },
  llamadas: {
    listado: call({
      ...ver,
      path: '/intranet/tarifas',
      resumen: 'The rates of a company, those of everybody first, the latest first of each.',
      entrada: z.strictObject({
        persona: filtroId,
        proyecto: filtroId,
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(tarifaVista), total: z.int() }),
      errores: [],
    }),
    vigente: call({
      ...ver,
      path: '/intranet/tarifas/vigente',
      resumen: 'Which price and which cost hold for a person in a project on a day. The most particular rate that says one counts.',
      entrada: z.strictObject({ persona: id, proyecto: id, fecha }),
      salida: z.object({ precio: z.nullable(z.int()), coste: z.nullable(z.int()) }),
      errores: [],
    }),
    guardar: call({
      ...gestionar,
      method: 'POST',
      path: '/intranet/tarifas',
      resumen: 'Writes a rate, or changes the one that is named.',
      entrada: entradaTarifa,
      salida: tarifaVista,
      errores: [
        'tarifas.no-existe',
        'tarifas.ya-hay',
        'tarifas.vacia',
        'tarifas.persona-no-valida',
        'tarifas.proyecto-no-valido',
        'general.cambiado-entretanto',
      ],
    }),
    quitar: call({
      ...gestionar,
      method: 'DELETE',
      path: '/intranet/tarifas',
      resumen: 'Takes a rate away. Hours of its days then have the next one that holds.',
      entrada: z.strictObject({ id, version }),
      salida: vacio,
      errores: ['tarifas.no-existe', 'general.cambiado-entretanto'],
    }),
  },
});
