import * as z from 'zod/mini';
import { AVISOS_GASTO_AL_DECIDIR } from '@jornada/domain/gastos/modelo.ts';
import {
  ACCIONES_SOLICITUD,
  ESTADOS_PASO,
  ESTADOS_SOLICITUD,
  MODULOS_DECISION,
  PAPELES_EN_SOLICITUD,
} from '@jornada/domain/solicitudes/modelo.ts';
import { OBSTACULOS } from '../vacaciones/vistas.ts';
import { fecha, instante } from '../valores.ts';

export const modulo = z.enum(MODULOS_DECISION);
export const estado = z.enum(ESTADOS_SOLICITUD);

/** How much is asked for: days with at most two decimals, minutes, or cents with their currency. */
export const cantidad = z.discriminatedUnion('unidad', [
  z.object({ unidad: z.literal('dias'), dias: z.number() }),
  z.object({ unidad: z.literal('minutos'), minutos: z.int() }),
  z.object({ unidad: z.literal('centimos'), centimos: z.int(), moneda: z.string() }),
]);

/** What a request waits for. `nombre` null: any of the people who run the company. */
export const espera = z.object({ nombre: z.nullable(z.string()), desde: instante, conformes: z.int(), pasos: z.int() });
/** The last decision about a request. */
export const decidida = z.object({ autor: z.string(), momento: instante, motivo: z.nullable(z.string()) });
/** The person of a request, as those see them who decide. */
export const personaSolicitud = z.object({ id: z.int(), nombre: z.string(), iniciales: z.string(), fotoToken: z.string() });

/** A request as a line of a list. */
export const solicitud = z.object({
  id: z.int(),
  modulo,
  /** The year in which it is listed: that of its first day. */
  ano: z.int(),
  estado,
  /** To be sent back when it is changed or decided, so that the server notices if somebody else has acted since. */
  version: z.int(),
  desde: fecha,
  hasta: fecha,
  cantidad: z.nullable(cantidad),
  /** The person's own words for it, where its module has such words: a merchant, a room. */
  titulo: z.nullable(z.string()),
  creada: instante,
  espera: z.nullable(espera),
  /** Null if there was none. */
  decidida: z.nullable(decidida),
});
export type SolicitudVista = z.output<typeof solicitud>;

/** One step of its chain. `nombre` null: any of the people who run the company. `porSuplente`: a stand-in decided, or is asked. */
export const paso = z.object({
  papel: z.enum(PAPELES_EN_SOLICITUD),
  nombre: z.nullable(z.string()),
  estado: z.enum(ESTADOS_PASO),
  porSuplente: z.boolean(),
  momento: z.nullable(instante),
  motivo: z.nullable(z.string()),
});

/** One line of its history. */
export const hecho = z.object({ accion: z.enum(ACCIONES_SOLICITUD), autor: z.string(), momento: instante, motivo: z.nullable(z.string()) });

/** What whoever decides should know of a request before they decide. The first two hold nothing up. */
const AVISOS_AL_DECIDIR = [
  'aviso-corto',
  'bajo-minimo',
  ...OBSTACULOS,
  'sala-cerrada',
  'reserva-pasada',
  'semanas-enteras',
  'antes-de-nacer',
  'fuera-de-plazo',
  'antes-del-hecho',
  'con-vacaciones',
  'con-baja',
  'con-ausencia',
  'ampliacion',
  'dia-corto',
  'ya-pedida',
  'sin-exceso',
  'dia-incompleto',
  'regimen',
  'sobre-tope',
  'sobre-dia',
  // A permit may lack its proof as well.
  ...AVISOS_GASTO_AL_DECIDIR,
  'jornada-larga',
] as const;
export type AvisoAlDecidir = (typeof AVISOS_AL_DECIDIR)[number];
export const avisoAlDecidir = z.enum(AVISOS_AL_DECIDIR);

/** What the caller may do now. */
export const puede = z.object({
  cambiar: z.boolean(),
  retirar: z.boolean(),
  pedirAnulacion: z.boolean(),
  retirarAnulacion: z.boolean(),
  recordar: z.boolean(),
  decidir: z.boolean(),
  anular: z.boolean(),
});

/** What every request shows beside the fields of its module. */
export const solicitudAbierta = z.extend(solicitud, {
  persona: personaSolicitud,
  comentario: z.nullable(z.string()),
  pasos: z.array(paso),
  historia: z.array(hecho),
  /** Some of its days are in a closed month: nobody decides about it, or about its cancellation, before that month is reopened. */
  mesCerrado: z.boolean(),
  puede,
});
export type SolicitudAbierta = z.output<typeof solicitudAbierta>;
