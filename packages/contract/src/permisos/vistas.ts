import * as z from 'zod/mini';
import { CLASES_A_LA_VISTA } from '@jornada/domain/ausencias/para-quien.ts';
import {
  AVISOS_PERMISO,
  CODIGOS_PERMISO,
  CONTADORES_PERMISO,
  INICIOS_PERMISO,
  JUSTIFICANTES,
  MENOS_QUE_LA_LEY,
  PAGOS_PERMISO,
  UNIDADES_PERMISO,
} from '@jornada/domain/permisos/modelo.ts';
import { ficheroVista } from '../ficheros.ts';
import { avisoAlDecidir, solicitudAbierta } from '../solicitudes/vistas.ts';
import { fecha } from '../valores.ts';
import { equipo } from '../vacaciones/vistas.ts';

export const codigoPermiso = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const grado = z.union([z.literal(1), z.literal(2)]);

/** What one must say about a permit, beside its days. */
const pide = z.object({
  /** The day of the event, or of the birth of a child; null: neither matters. */
  hecho: z.nullable(z.enum(['suceso', 'nacimiento'])),
  grado: z.boolean(),
  viaje: z.boolean(),
  distancia: z.boolean(),
  monoparental: z.boolean(),
  hijos: z.boolean(),
  ambos: z.boolean(),
  minutos: z.boolean(),
});

/** One kind of permit with its rule, as it holds on a day for somebody. `nombre`: in the language of the caller. */
export const tipoPermiso = z.object({
  codigo: z.string(),
  nombre: z.string(),
  origen: z.enum(['ley', 'convenio']),
  /** Where it is written: an article of the law, or of the agreement. */
  norma: z.string(),
  vigente: fecha,
  hasta: z.nullable(fecha),
  unidad: z.enum(UNIDADES_PERMISO),
  /** In its unit; null: as long as it takes. */
  cantidad: z.nullable(z.number()),
  porGrado: z.array(z.object({ grado, cantidad: z.number() })),
  monoparental: z.nullable(z.number()),
  porHijo: z.nullable(z.object({ cantidad: z.int(), monoparental: z.int() })),
  acumula: z.nullable(z.object({ minutosDia: z.int() })),
  viajeDias: z.int(),
  distancias: z.array(z.object({ km: z.int(), dias: z.int() })),
  ampliable: z.boolean(),
  contador: z.nullable(z.enum(CONTADORES_PERMISO)),
  pago: z.enum(PAGOS_PERMISO),
  justificante: z.nullable(z.enum(JUSTIFICANTES)),
  plazoDias: z.nullable(z.int()),
  avisoDias: z.nullable(z.int()),
  inicio: z.enum(INICIOS_PERMISO),
  edadMeses: z.nullable(z.int()),
  edadMesesAmbos: z.nullable(z.int()),
  pide,
});
export type TipoPermiso = z.output<typeof tipoPermiso>;

/** The agreement of somebody. `id` null: the law alone. `leyConocida` false: this product ships no law of that country. */
export const familiaPropia = z.object({
  id: z.nullable(z.int()),
  nombre: z.nullable(z.string()),
  pais: z.string(),
  leyConocida: z.boolean(),
});

/** Days or minutes. */
const unidad = z.enum(['dias', 'minutos']);

/** Why a day counts or does not. */
const PORQUES_PERMISO = ['laborable', 'natural', 'festivo', 'descanso', 'sin-contrato'] as const;

/** What a permit takes: each of its days, and for whole days the first working day after it. */
export const cuentaPermiso = z.object({
  unidad,
  total: z.int(),
  detalle: z.array(z.object({ fecha, cantidad: z.int(), porque: z.enum(PORQUES_PERMISO), festivo: z.nullable(z.string()) })),
  vuelve: z.nullable(fecha),
});

/**
 * One amount that a request takes from. `periodo`: the day of the event, `YYYY` or `YYYY-MM`. `usado`: what other requests take of it, also
 * those that wait. `estos`: what this one takes. `total` and `queda` null: without limit; `queda` is what is left with this one.
 */
export const contadorPermiso = z.object({
  clase: z.enum(CONTADORES_PERMISO),
  periodo: z.string(),
  unidad,
  total: z.nullable(z.int()),
  usado: z.int(),
  estos: z.int(),
  queda: z.nullable(z.int()),
});

/** An own absence of another kind on the same days. */
const choque = z.object({ clase: z.enum(CLASES_A_LA_VISTA), desde: fecha, hasta: fecha });

/** The proof. `hasta`: the last day for it; null: there is no deadline. */
const justificante = z.object({ clase: z.enum(JUSTIFICANTES), hasta: z.nullable(fecha) });

/** What a request would mean. `ultimoDia`: until when it can be used, for a child's age. */
export const consecuenciasPermiso = z.object({
  tipo: tipoPermiso,
  cuenta: cuentaPermiso,
  contadores: z.array(contadorPermiso),
  ultimoDia: z.nullable(fecha),
  justificante: z.nullable(justificante),
  choques: z.array(choque),
  /** Of the days that are taken whole; null: none is. */
  equipo: z.nullable(equipo),
  obstaculos: z.array(z.enum(CODIGOS_PERMISO)),
  avisos: z.array(z.enum(AVISOS_PERMISO)),
});
export type ConsecuenciasPermiso = z.output<typeof consecuenciasPermiso>;

/** A permit that was asked for. `tipo`: its rule as it was when it was sent. */
export const permisoVista = z.extend(solicitudAbierta, {
  tipo: tipoPermiso,
  hecho: z.nullable(fecha),
  minutos: z.nullable(z.int()),
  /** From which hour of each day, `HH:MM`; null: nobody said it. */
  horaInicio: z.optional(z.nullable(z.string())),
  grado: z.nullable(grado),
  viaje: z.boolean(),
  km: z.nullable(z.int()),
  monoparental: z.boolean(),
  hijos: z.nullable(z.int()),
  deAmbos: z.boolean(),
  cuenta: cuentaPermiso,
  /** Days that take something else than when it was sent, because holidays or the schedule changed. */
  recontados: z.array(z.object({ fecha, antes: z.int(), ahora: z.int() })),
  contadores: z.array(contadorPermiso),
  justificante: z.nullable(z.extend(justificante, { entregado: z.boolean() })),
  ficheros: z.array(ficheroVista),
  /** The caller may still add files to it. */
  puedeAnadir: z.boolean(),
  choques: z.array(choque),
  equipo: z.nullable(equipo),
  avisos: z.array(avisoAlDecidir),
});
export type PermisoVista = z.output<typeof permisoVista>;

/**
 * One kind in the summary of a year. `usado`: agreed; `pedido`: still to be decided. `recuento`: how much more is used than was agreed at first, because
 * holidays or the schedule changed; below 0 it was given back. `contador`: where one amount is for the year or the month.
 */
export const lineaResumen = z.object({
  tipo: tipoPermiso,
  unidad,
  usado: z.int(),
  pedido: z.int(),
  recuento: z.int(),
  contador: z.nullable(z.object({ periodo: z.string(), total: z.nullable(z.int()), queda: z.nullable(z.int()) })),
});
export type LineaResumen = z.output<typeof lineaResumen>;

const cosa = z.object({ id: z.int(), nombre: z.string() });
/** One version of a permit in an agreement. `menos`: in what it is below the law. */
export const reglaGestionada = z.extend(tipoPermiso, { menos: z.array(z.enum(MENOS_QUE_LA_LEY)) });
export type ReglaGestionada = z.output<typeof reglaGestionada>;
/** An agreement with all versions of its permits, and whom it is given to. */
export const familiaGestionada = z.object({
  id: z.int(),
  nombre: z.string(),
  pais: z.string(),
  leyConocida: z.boolean(),
  abierto: z.boolean(),
  version: z.int(),
  /** Everybody in its country who has no other one. */
  predeterminada: z.boolean(),
  centros: z.array(cosa),
  departamentos: z.array(cosa),
  personas: z.array(cosa),
  reglas: z.array(reglaGestionada),
});
export type FamiliaGestionada = z.output<typeof familiaGestionada>;
