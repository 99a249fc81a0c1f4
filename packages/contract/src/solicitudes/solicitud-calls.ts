import * as z from 'zod/mini';
import { ESTADOS_SOLICITUD } from '@jornada/domain/solicitudes/modelo.ts';
import { call, type Acceso, type Call } from '../call.ts';
import { entero, filtroDe, filtroEntero, idLargo, nada, version } from '../valores.ts';
import { estado, solicitud } from './vistas.ts';

/** The year of a list. What is open stands in the list of every year. */
export const anio = entero.check(z.minimum(2000), z.maximum(2100));
/** The same as a filter. */
export const filtroAnio = filtroEntero({ minimum: 2000, maximum: 2100 });
/** `filtro_Estado` and `EstadoId` are the same filter. Both with different states are refused. */
export const filtroEstado = filtroDe(ESTADOS_SOLICITUD);
/** How a list of requests is ordered; `estado`: from drafts to what is paid. */
export const ordenSolicitudes = z.optional(z.enum(['desde', 'creada', 'estado']));
const start = z.optional(entero.check(z.minimum(0)));
const limit = z.optional(entero.check(z.minimum(1), z.maximum(100)));

/** What every list can be narrowed down to. A module may extend it. */
export const entradaListado = z.strictObject({
  filtro_Anio: filtroAnio,
  filtro_Estado: filtroEstado,
  EstadoId: filtroEstado,
  start,
  limit,
  sort: ordenSolicitudes,
  dir: z.optional(z.enum(['ASC', 'DESC'])),
});
const salidaListado = z.object({ items: z.array(solicitud), total: z.int() });
const salidaEstados = z.object({ items: z.array(z.object({ id: estado, nombre: z.string() })) });
const salidaAnios = z.object({ items: z.array(z.int()) });
const entradaUna = z.strictObject({ id: idLargo });
const entradaEliminar = z.strictObject({ id: idLargo, version: z.optional(version) });

/** The calls of a module of requests as a screen knows them, whatever the module. `Vista`: one request with the fields of its module. */
export type RequestCalls<Vista> = {
  listado: Call<typeof entradaListado, typeof salidaListado>;
  estados: Call<typeof nada, typeof salidaEstados>;
  anios: Call<typeof nada, typeof salidaAnios>;
  byId: Call<typeof entradaUna, z.ZodMiniType<Vista>>;
  eliminar: Call<typeof entradaEliminar, z.ZodMiniType<Vista>>;
};

/** What is sent with the fields of a form. A module joins both in the schema of its form, which browsers import by its name. */
export const alGuardar = { id: z.optional(idLargo), version: z.optional(version), borrador: z.optional(z.boolean()) };

/** Errors that sending a request may answer with, whatever its module. */
export const AL_ENVIAR = [
  'solicitudes.no-existe',
  'solicitudes.ya-decidida',
  'solicitudes.sin-decisor',
  'general.cambiado-entretanto',
  'general.clave-reutilizada',
] as const;

/** A request that the company made in somebody's name. */
export const pedidaPorOtro = z.object({ id: z.int(), estado });

/**
 * The calls that every module of requests has: list, states, years, one by its id, what a form starts from, sending and taking back.
 * `datos`: the fields of the form. `vista`: one request with the fields of its module. `nuevo`: what the form is told about what was typed
 * so far. `eliminar`: the path of the call that takes one back.
 */
export function solicitudCalls<
  const A extends Acceso,
  Datos extends z.ZodMiniObject,
  Vista extends z.ZodMiniType,
  Nuevo extends z.ZodMiniType,
  const E extends string,
>(options: { base: string; acceso: A; eliminar: string; datos: Datos; vista: Vista; nuevo: Nuevo; errores: readonly E[] }) {
  const { base, acceso, eliminar, datos, vista, nuevo, errores } = options;
  const comun = { host: 'instance', acceso } as const;
  return {
    listado: call({
      ...comun,
      method: 'GET',
      path: `${base}/listado`,
      resumen:
        'The own requests of a year, the latest first, and what is open of other years: drafts, what waits, and what is still to come of what was approved.',
      entrada: entradaListado,
      salida: salidaListado,
      errores: [],
    }),
    estados: call({
      ...comun,
      method: 'GET',
      path: `${base}/estados`,
      resumen: 'The states that requests of this kind have, with their names in the language of the person.',
      entrada: nada,
      salida: salidaEstados,
      errores: [],
    }),
    anios: call({
      ...comun,
      method: 'GET',
      path: `${base}/anios`,
      resumen: 'The years that have own requests, and the current one, the latest first.',
      entrada: nada,
      salida: salidaAnios,
      errores: [],
    }),
    byId: call({
      ...comun,
      method: 'GET',
      path: `${base}/byId`,
      resumen: 'One request, for its person and for those who decide about it.',
      entrada: entradaUna,
      salida: vista,
      errores: ['solicitudes.no-existe'],
    }),
    nuevo: call({
      ...comun,
      method: 'GET',
      path: `${base}/nuevo`,
      resumen: 'What a form starts from, and what the fields so far would mean. `data`: the fields as JSON, also incomplete.',
      entrada: z.strictObject({ data: z.optional(z.string().check(z.maxLength(4000))) }),
      salida: nuevo,
      errores: ['general.datos-no-validos', 'solicitudes.no-existe'],
    }),
    guardar: call({
      ...comun,
      method: 'PUT',
      path: base,
      cambia: ['solicitudes', 'registros', 'resumen', 'bandeja'],
      resumen: 'Sends a request, or changes one that nobody has decided yet. With `borrador` it is only kept.',
      entrada: z.extend(datos, alGuardar),
      salida: vista,
      errores: [...AL_ENVIAR, ...errores],
    }),
    eliminar: call({
      ...comun,
      method: 'DELETE',
      path: eliminar,
      cambia: ['solicitudes', 'registros', 'resumen', 'bandeja'],
      resumen: 'Takes back a request that waits. For an approved one it asks for its cancellation.',
      entrada: entradaEliminar,
      salida: vista,
      errores: ['solicitudes.no-existe', 'solicitudes.ya-decidida', 'general.cambiado-entretanto'],
    }),
  };
}
