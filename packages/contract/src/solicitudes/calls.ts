import * as z from 'zod/mini';
import { MODULOS_SOLICITUD, PAPELES_PASO } from '@jornada/domain/solicitudes/modelo.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { asunto } from '../registros/asunto.ts';
import { entero, fecha, id, idLargo, nada, textoLibre, version } from '../valores.ts';
import { anio } from './solicitud-calls.ts';
import {
  avisoAlDecidir,
  cantidad,
  decidida,
  espera,
  estado,
  hecho,
  modulo,
  paso,
  personaSolicitud,
  puede,
  solicitud,
  solicitudAbierta,
} from './vistas.ts';

const persona = z.object({ id: z.int(), nombre: z.string() });

/**
 * A request as whoever decides sees it in a list. `avisos`: what they should know before they decide. `asunto`: the day of a correction;
 * null for all others.
 */
const porDecidir = z.extend(solicitud, {
  persona: personaSolicitud,
  avisos: z.array(avisoAlDecidir),
  asunto: z.nullable(asunto),
});
export type SolicitudPorDecidir = z.output<typeof porDecidir>;

/** Who decides about requests of a module, in this order. Without a department: those of whom no department has a chain. */
const cadena = z.object({
  modulo,
  departamento: z.nullable(persona),
  pasos: z.array(z.object({ papel: z.enum(PAPELES_PASO), persona: z.nullable(persona) })),
  /** After so many days whoever is waited for is reminded; null: never. */
  recordarDias: z.nullable(z.int()),
  version: z.int(),
});
export type CadenaVista = z.output<typeof cadena>;

/** Who decides about what one person asks for in a module, in order. Without steps: nobody is left who may. */
const decideDe = z.object({
  modulo,
  recordarDias: z.nullable(z.int()),
  /** `persona` null: any of the people who run the company. `suplentes`: who stands in today. */
  pasos: z.array(z.object({ papel: z.enum(PAPELES_PASO), persona: z.nullable(persona), suplentes: z.array(persona) })),
});

/** Somebody who decides for another person while that person is away. `parte`: which of the two the caller is, if one. */
const suplencia = z.object({
  id: z.int(),
  titular: persona,
  suplente: persona,
  desde: fecha,
  hasta: fecha,
  parte: z.nullable(z.enum(['titular', 'suplente'])),
});
export type SuplenciaVista = z.output<typeof suplencia>;

export const entradaCadena = z.strictObject({
  modulo,
  departamento: z.optional(z.nullable(id)),
  version: z.optional(version),
  pasos: z
    .array(z.strictObject({ papel: z.enum(PAPELES_PASO), persona: z.optional(z.nullable(id)) }))
    .check(z.minLength(1), z.maxLength(4)),
  recordarDias: z.optional(z.nullable(entero.check(z.minimum(1), z.maximum(30)))),
});

export const entradaSuplencia = z.strictObject({ titular: z.optional(id), suplente: id, desde: fecha, hasta: fecha });

const propio = { host: 'instance', acceso: 'sesion' } as const;
const gestion = { host: 'instance', acceso: 'solicitudes.gestionar:all', nuestra: true, soloTitular: true } as const;

/** In what order those that wait are listed. */
const ORDENES_BANDEJA = ['espera', 'comienzo'] as const;
export type OrdenBandeja = (typeof ORDENES_BANDEJA)[number];

/** How many a single call decides at most. */
export const DECIDIR_A_LA_VEZ = 100;

export const solicitudes = feature('solicitudes', {
  resumen: 'Requests of all modules: what one asked for, and what waits for a decision.',
  esquemas: {
    Solicitud: solicitud,
    SolicitudAbierta: solicitudAbierta,
    CantidadSolicitud: cantidad,
    EsperaSolicitud: espera,
    DecisionSolicitud: decidida,
    PersonaSolicitud: personaSolicitud,
    PasoSolicitud: paso,
    HechoSolicitud: hecho,
    PuedeSolicitud: puede,
    Cadena: cadena,
    Suplencia: suplencia,
    DecideDe: decideDe,
  },
  permisos: { 'decidir:team': ['responsable'], 'decidir:all': ['admin'], 'gestionar:all': ['admin'] },
  errores: {
    'no-existe': 404,
    'no-decides': 403,
    'ya-decidida': 409,
    'falta-motivo': 422,
    'en-mes-cerrado': 409,
    'mes-cerrado': 409,
    'sin-decisor': 409,
    'ya-recordado': 409,
    'cadena-no-valida': 422,
    'suplente-no-valido': 422,
    'suplencia-no-existe': 404,
    'persona-no-existe': 404,
  },
  auditoria: {
    cadena: 'empresa',
    'quitar-cadena': 'empresa',
    suplencia: 'persona',
    'quitar-suplencia': 'persona',
    enviar: 'persona',
    cambiar: 'persona',
    retirar: 'persona',
    decidir: 'persona',
  },
  avisos: ['solicitudes', 'decisiones', 'suplencias'],
  novedades: true,
  llamadas: {
    getSolicitudesAno: call({
      ...propio,
      method: 'GET',
      path: '/solicitudes/getSolicitudesAno',
      resumen: 'The own requests of a year in all modules that the person has, the latest first, and what is open of other years.',
      entrada: z.strictObject({ anio: z.optional(anio) }),
      salida: z.object({ ano: z.int(), anios: z.array(z.int()), items: z.array(solicitud), total: z.int() }),
      errores: [],
    }),
    byId: call({
      ...propio,
      nuestra: true,
      method: 'GET',
      path: '/solicitudes/byId',
      resumen: 'One request without the fields of its module, for its person and for those who decide about it.',
      entrada: z.strictObject({ id: idLargo }),
      salida: solicitudAbierta,
      errores: ['solicitudes.no-existe'],
    }),
    respuestas: call({
      ...propio,
      nuestra: true,
      method: 'GET',
      path: '/solicitudes/respuestas',
      resumen: 'The own requests that were decided in the last ninety days, the latest first: twenty at most.',
      entrada: nada,
      salida: z.object({ items: z.array(solicitud), total: z.int() }),
      errores: [],
    }),
    porDecidir: call({
      ...propio,
      nuestra: true,
      method: 'GET',
      path: '/solicitudes/porDecidir',
      resumen:
        'Requests of others: those that wait for the caller, those that wait for anybody, or decided ones. Who decides for the company sees all.',
      entrada: z.strictObject({
        cuales: z.optional(z.enum(['esperan', 'empresa', 'decididas'])),
        modulo: z.optional(modulo),
        /** Of those that wait: the longest first, or by the day on which they begin. */
        orden: z.optional(z.enum(ORDENES_BANDEJA)),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(porDecidir), total: z.int() }),
      errores: [],
    }),
    pendientes: call({
      ...propio,
      nuestra: true,
      method: 'GET',
      path: '/solicitudes/pendientes',
      resumen: 'How many requests wait for the decision of whoever asks.',
      entrada: nada,
      salida: z.object({ total: z.int() }),
      errores: [],
    }),
    decidir: call({
      ...propio,
      nuestra: true,
      method: 'POST',
      path: '/solicitudes/decidir',
      cambia: [...MODULOS_SOLICITUD, 'bolsa', 'bandeja', 'registros', 'cambio-turnos', 'turnos', 'login.conToken'],
      resumen: 'Approves or rejects requests, each by itself, under the same rules as a single one. A rejection needs a reason.',
      entrada: z.strictObject({
        cuales: z.array(z.strictObject({ id: idLargo, version })).check(z.minLength(1), z.maxLength(DECIDIR_A_LA_VEZ)),
        decision: z.enum(['aprobar', 'rechazar', 'anular']),
        motivo: z.optional(z.nullable(textoLibre)),
      }),
      /** One answer for each: its state and version now, or why nothing happened, as a code with its message. */
      salida: z.object({
        items: z.array(
          z.object({
            id: z.int(),
            estado: z.nullable(estado),
            version: z.nullable(z.int()),
            error: z.nullable(z.object({ codigo: z.string(), mensaje: z.string() })),
          }),
        ),
      }),
      errores: ['solicitudes.falta-motivo'],
    }),
    recordar: call({
      ...propio,
      nuestra: true,
      method: 'POST',
      path: '/solicitudes/recordar',
      resumen: 'Reminds whoever decides about an own request, once a day.',
      entrada: z.strictObject({ id: idLargo }),
      salida: z.object({ nombre: z.nullable(z.string()) }),
      errores: ['solicitudes.no-existe', 'solicitudes.ya-decidida', 'solicitudes.ya-recordado'],
    }),
    cadenas: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/solicitudes/cadenas',
      resumen: 'Who decides about requests, by module and department.',
      entrada: nada,
      salida: z.object({ items: z.array(cadena), total: z.int() }),
      errores: [],
    }),
    quienDecide: call({
      ...gestion,
      method: 'GET',
      path: '/intranet/solicitudes/quien-decide',
      resumen: 'Who would decide today about what a person asks for, by module, with stand-ins.',
      entrada: z.strictObject({ persona: id }),
      salida: z.object({ persona, items: z.array(decideDe) }),
      errores: ['solicitudes.persona-no-existe'],
    }),
    guardarCadena: call({
      ...gestion,
      method: 'POST',
      path: '/intranet/solicitudes/cadenas',
      resumen: 'Says who decides about requests of a module, for all or for one department. What waits already keeps its chain.',
      entrada: entradaCadena,
      salida: cadena,
      errores: ['solicitudes.cadena-no-valida', 'general.cambiado-entretanto'],
    }),
    quitarCadena: call({
      ...gestion,
      method: 'DELETE',
      path: '/intranet/solicitudes/cadenas',
      resumen: 'Takes the chain of a department away, so that it has the one of the company again.',
      entrada: z.strictObject({ modulo, departamento: id }),
      salida: z.null(),
      errores: ['solicitudes.cadena-no-valida'],
    }),
    suplencias: call({
      ...propio,
      nuestra: true,
      method: 'GET',
      path: '/solicitudes/suplencias',
      resumen: 'Who stands in for whom, from today on: the own ones; all of them for those who run the company.',
      entrada: nada,
      salida: z.object({ items: z.array(suplencia), total: z.int() }),
      errores: [],
    }),
    suplentes: call({
      ...propio,
      acceso: 'solicitudes.decidir:team',
      nuestra: true,
      method: 'GET',
      path: '/solicitudes/suplentes',
      resumen: 'Colleagues by name, to choose a stand-in: six at most.',
      entrada: z.strictObject({ texto: z.string().check(z.minLength(2), z.maxLength(100)) }),
      salida: z.object({ items: z.array(persona) }),
      errores: [],
    }),
    guardarSuplencia: call({
      ...propio,
      nuestra: true,
      method: 'POST',
      path: '/solicitudes/suplencias',
      resumen: 'Names a stand-in for some days, for oneself; those who run the company name one for anybody.',
      entrada: entradaSuplencia,
      salida: suplencia,
      errores: ['solicitudes.suplente-no-valido'],
    }),
    quitarSuplencia: call({
      ...propio,
      nuestra: true,
      method: 'DELETE',
      path: '/solicitudes/suplencias',
      resumen: 'Ends a stand-in.',
      entrada: z.strictObject({ id }),
      salida: z.null(),
      errores: ['solicitudes.suplencia-no-existe'],
    }),
  },
});
