import * as z from 'zod/mini';
import { CLASES_AUSENCIA, MITADES } from '@jornada/domain/horario/modelo.ts';
import { CLASES_CONCESION } from '@jornada/domain/vacaciones/modelo.ts';
import { fecha } from '../valores.ts';

/** Days with at most two decimals, as they are shown; the ledger keeps more of them. */
const dias = z.number();

/** Which half of each day; null: whole days. */
export const mitad = z.nullable(z.enum(MITADES));

/** Why a day takes what it takes. `ausencia`: the person is away anyway; whoever decides does not learn why. */
const PORQUES_DIA = ['laborable', 'natural', 'medio-dia', 'festivo', 'descanso', 'sin-contrato', 'ausencia'] as const;

/** `festivo`: its public holiday in the words of the place, and `centro`, where that is; null on other days. */
export const diaContado = z.object({
  fecha,
  dias,
  porque: z.enum(PORQUES_DIA),
  festivo: z.nullable(z.string()),
  centro: z.nullable(z.string()),
});

/** What a request takes: each of its days, and the first working day after it. */
export const cuentaDias = z.object({ dias, detalle: z.array(diaContado), vuelve: z.nullable(fecha) });

/**
 * One line of the balance, in the order in which it is added up. `solicitudId` null: nobody asked for it. `recuento`: holidays or schedule changed after a
 * request was approved, and so what it takes.
 */
export const lineaSaldo = z.object({
  clase: z.enum([...CLASES_CONCESION, 'recuento', 'disfrutado', 'aprobado', 'pedido', 'caducado']),
  /** With its sign. */
  dias,
  desde: fecha,
  hasta: fecha,
  /** The last day on which the days of a grant may be enjoyed. */
  caduca: z.nullable(fecha),
  solicitudId: z.nullable(z.int()),
  motivo: z.nullable(z.string()),
});

/** The balance of a year as of a day. `libres` is the sum of all its lines. */
export const saldo = z.object({
  ano: z.int(),
  /** The day of which it is. */
  en: fecha,
  concedidos: dias,
  traidos: dias,
  /** Earned until that day, where days are earned in the course of the year. */
  devengados: dias,
  disfrutados: dias,
  aprobados: dias,
  pedidos: dias,
  caducados: dias,
  libres: dias,
  /** What is lost first if it is not enjoyed, and its last day. */
  caduca: z.nullable(z.object({ fecha, dias })),
  lineas: z.array(lineaSaldo),
});
export type SaldoVista = z.output<typeof saldo>;

/** Colleagues who are away, without any reason, and how many remain. */
export const equipo = z.object({
  nombre: z.nullable(z.string()),
  personas: z.int(),
  minimo: z.nullable(z.int()),
  fuera: z.array(z.object({ id: z.int(), nombre: z.string(), iniciales: z.string(), fechas: z.array(fecha) })),
  /** Of each day: how many would come (`quedan`) of those who work on it by their schedule (`de`). */
  quedan: z.array(z.object({ fecha, de: z.int(), quedan: z.int(), bajoMinimo: z.boolean() })),
});
export type EquipoVista = z.output<typeof equipo>;

export const OBSTACULOS = [
  'sin-saldo',
  'sin-dias',
  'solapada',
  'mes-cerrado',
  'fuera-de-contrato',
  'demasiado-larga',
  'primer-dia-libre',
] as const;
const AVISOS = ['aviso-corto', 'bajo-minimo', 'primer-dia-libre'] as const;

/**
 * The balance of one year that a request touches, before it and with it. `usados`: what was taken or agreed otherwise; `pedidos`: what
 * else waits for a decision.
 */
export const saldoDeAno = z.object({ ano: z.int(), antes: dias, despues: dias, usados: dias, pedidos: dias });

/** What a request would mean. `faltan`: days that are missing, if there are not enough. */
export const consecuencias = z.object({
  cuenta: cuentaDias,
  saldos: z.array(saldoDeAno),
  equipo,
  obstaculos: z.array(z.object({ codigo: z.enum(OBSTACULOS), faltan: z.nullable(dias) })),
  avisos: z.array(z.enum(AVISOS)),
});
export type ConsecuenciasVista = z.output<typeof consecuencias>;

/** What the form and the balance say about the rules. */
export const politica = z.object({
  base: z.enum(['naturales', 'laborables', 'lunes-sabado']),
  diasAno: dias,
  /** Of those who work so many days a week, where working days are counted. */
  diasSemana: z.int(),
  permiteMedios: z.boolean(),
  avisoDias: z.int(),
  /** The last day (MM-DD of the next year) for days of the year before; null: they end with the year. */
  arrastreHasta: z.nullable(z.string()),
});

/** One year of the calendar. Colleagues' absences are in the balance of a form only. */
export const anoDeCalendario = z.object({
  ano: z.int(),
  /** `propuesto`: the calendar says so, and nobody has confirmed those of the year. */
  festivos: z.array(z.object({ fecha, nombre: z.string(), centro: z.nullable(z.string()), propuesto: z.boolean() })),
  ausencias: z.array(
    z.object({
      clase: z.enum(CLASES_AUSENCIA),
      desde: fecha,
      hasta: fecha,
      dias: z.nullable(dias),
      aprobada: z.boolean(),
      solicitudId: z.nullable(z.int()),
    }),
  ),
});
