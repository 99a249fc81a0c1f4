import * as z from 'zod/mini';
import { MAXIMO_CONSERVA, MODOS_SALIDA } from '@jornada/domain/visitas/modelo.ts';
import { call } from '../call.ts';
import { entero, fecha, id, nada, textoHasta, version } from '../valores.ts';
import { anfitrion, icono, MAXIMO_PREGUNTAS, preguntaGestionada, traducido, visitaDetalle, visitaListada } from './vistas.ts';

export const entradaTipoVisita = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: traducido(60),
  descripcion: traducido(120, 0),
  icono,
  anfitrion,
  pideMatricula: z.boolean(),
  pideDocumento: z.boolean(),
  normas: traducido(2000, 0),
  preguntas: z.array(preguntaGestionada).check(z.maxLength(MAXIMO_PREGUNTAS)),
});
export const tipoVisitaGestionado = z.object({
  id: z.int(),
  nombre: traducido(60),
  descripcion: traducido(120, 0),
  icono,
  anfitrion,
  pideMatricula: z.boolean(),
  pideDocumento: z.boolean(),
  normas: traducido(2000, 0),
  preguntas: z.array(preguntaGestionada),
  abierto: z.boolean(),
  version: z.int(),
});
export type TipoVisitaGestionado = z.output<typeof tipoVisitaGestionado>;

const hora = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
export const entradaAjustesVisitas = z.strictObject({
  version,
  /** For how many days a visit is kept; null: for one month by the calendar. */
  conservaDias: z.nullable(entero.check(z.minimum(1), z.maximum(MAXIMO_CONSERVA))),
  /** The hour of the centre at which visits end by themselves. */
  cierre: hora,
  /** Where visitors write to about their data: a mail address or a place; empty: the company. */
  contacto: textoHasta(120),
});
const ajustesVisitas = z.object({ conservaDias: z.nullable(z.int()), cierre: z.string(), contacto: z.string(), version: z.int() });

const gestionar = { host: 'instance', acceso: 'visitas.gestionar:all', nuestra: true, soloTitular: true } as const;
const ver = { ...gestionar, acceso: 'visitas.ver:all' } as const;
const cual = z.strictObject({ id, version });

/** Which visits. Days: of the arrival, at each centre. */
const filtro = {
  cuales: z.optional(z.enum(['dentro', 'hoy', 'todas'])),
  centro: z.optional(id),
  tipo: z.optional(id),
  desde: z.optional(fecha),
  hasta: z.optional(fecha),
  texto: z.optional(z.string().check(z.maxLength(100))),
};

const sujeto = { clase: z.enum(['persona', 'visita']), id };
const entradaRecuento = z.strictObject({
  centroId: id,
  /** When the count began; ticks before it do not count. */
  desde: z.iso.datetime({ offset: true }),
  marcas: z.array(z.strictObject({ ...sujeto, presente: z.boolean(), momento: z.iso.datetime({ offset: true }) })).check(z.maxLength(500)),
});
const marca = z.object({ clase: z.enum(['persona', 'visita']), id: z.int(), presente: z.boolean(), momento: z.string() });
const alguien = z.object({ id: z.int(), nombre: z.string(), nota: z.nullable(z.string()), desde: z.string() });
export const presentes = z.object({
  /** When this was true. */
  momento: z.string(),
  centros: z.array(
    z.object({
      id: z.int(),
      nombre: z.string(),
      zona: z.string(),
      /** Clocked in and not at work elsewhere. `nota`: the department. */
      personas: z.array(alguien),
      /** `nota`: the company. */
      visitas: z.array(alguien),
      /** When the count that goes on began; null: there is none. */
      desde: z.nullable(z.string()),
      marcas: z.array(marca),
    }),
  ),
});
export type Presentes = z.output<typeof presentes>;

/** The calls of those who run the visits of a company. */
export const llamadasDeGestion = {
  listado: call({
    ...ver,
    method: 'GET',
    path: '/intranet/visitas',
    resumen: 'The visits, the latest first. `texto`: of the visitor, their company or the host.',
    entrada: z.strictObject({
      ...filtro,
      start: z.optional(entero.check(z.minimum(0))),
      limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
    }),
    salida: z.object({ items: z.array(visitaListada), total: z.int() }),
    errores: [],
  }),
  detalle: call({
    ...ver,
    method: 'GET',
    path: '/intranet/visitas/detalle',
    resumen: 'Everything that is kept of one visit. It is written down who has looked at it.',
    entrada: z.strictObject({ id }),
    salida: visitaDetalle,
    errores: ['visitas.no-existe'],
  }),
  terminar: call({
    ...ver,
    method: 'POST',
    path: '/intranet/visitas/terminar',
    resumen: 'Ends a visit whose visitor has left without saying so.',
    entrada: z.strictObject({ id }),
    salida: z.object({ id: z.int(), salida: z.string(), modoSalida: z.enum(MODOS_SALIDA) }),
    errores: ['visitas.no-dentro'],
  }),
  exportar: call({
    ...ver,
    method: 'POST',
    path: '/intranet/visitas/exportar',
    cambia: 'nada',
    resumen: 'Answers where to fetch the list as a file, once, within a minute. It is written down that it was asked for.',
    entrada: z.strictObject(filtro),
    salida: z.object({ token: z.string() }),
    errores: [],
  }),
  gestion: call({
    ...gestionar,
    method: 'GET',
    path: '/intranet/visitas/tipos',
    resumen: 'All types of visits with their questions, in the order in which they were made, closed ones last.',
    entrada: nada,
    salida: z.object({ items: z.array(tipoVisitaGestionado), total: z.int() }),
    errores: [],
  }),
  guardar: call({
    ...gestionar,
    method: 'POST',
    path: '/intranet/visitas/tipos',
    resumen: 'Makes a type of visit, or changes one. Visits keep the questions that their visitors have read.',
    entrada: entradaTipoVisita,
    salida: tipoVisitaGestionado,
    errores: ['visitas.tipo-no-existe', 'visitas.nombre-repetido', 'visitas.pregunta-no-valida', 'general.cambiado-entretanto'],
  }),
  cerrar: call({
    ...gestionar,
    method: 'POST',
    path: '/intranet/visitas/tipos/cerrar',
    resumen: 'Takes a type of visit off the tablets.',
    entrada: cual,
    salida: tipoVisitaGestionado,
    errores: ['visitas.tipo-no-existe', 'general.cambiado-entretanto'],
  }),
  reabrir: call({
    ...gestionar,
    method: 'POST',
    path: '/intranet/visitas/tipos/reabrir',
    resumen: 'Offers a closed type of visit again.',
    entrada: cual,
    salida: tipoVisitaGestionado,
    errores: ['visitas.tipo-no-existe', 'visitas.nombre-repetido', 'general.cambiado-entretanto'],
  }),
  ajustes: call({
    ...gestionar,
    method: 'GET',
    path: '/intranet/visitas/ajustes',
    resumen: 'How long visits are kept, when they end by themselves, and whom visitors write to.',
    entrada: nada,
    salida: ajustesVisitas,
    errores: [],
  }),
  guardarAjustes: call({
    ...gestionar,
    method: 'POST',
    path: '/intranet/visitas/ajustes',
    resumen: 'Changes them. A shorter time is applied to what is kept already.',
    entrada: entradaAjustesVisitas,
    salida: ajustesVisitas,
    errores: ['general.cambiado-entretanto'],
  }),
  presentes: call({
    ...ver,
    method: 'GET',
    path: '/intranet/visitas/presentes',
    resumen: 'Who is inside now, people and visitors, by centre, and who was found when they were counted.',
    entrada: nada,
    salida: presentes,
    errores: [],
  }),
  recuento: call({
    ...ver,
    method: 'POST',
    path: '/intranet/visitas/recuento',
    cambia: 'nada',
    resumen: 'Sends ticks of a count, also late ones: of each person the latest tick holds.',
    entrada: entradaRecuento,
    salida: z.object({ desde: z.string(), marcas: z.array(marca) }),
    errores: ['visitas.centro-no-valido'],
  }),
};
