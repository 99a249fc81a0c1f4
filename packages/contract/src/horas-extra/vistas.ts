import * as z from 'zod/mini';
import {
  AVISOS_EXTRA,
  CLASES_EXTRA,
  CODIGOS_EXTRA,
  COMPENSACIONES_EXTRA,
  COTIZACIONES_EXTRA,
  MODOS_EXTRA,
  REGIMENES_EXTRA,
} from '@jornada/domain/horas-extra/modelo.ts';
import { cleaned, entero, fecha } from '../valores.ts';

export const compensacion = z.enum(COMPENSACIONES_EXTRA);
export const regimen = z.enum(REGIMENES_EXTRA);

/** What a company says of a kind of overtime. */
export const datosTipologia = {
  /** The company's own name; null: that of its class. */
  nombre: z.nullable(z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(60))),
  clase: z.enum(CLASES_EXTRA),
  /** How it is made good; `elegir`: the person says. */
  modo: z.enum(MODOS_EXTRA),
  /** What an hour is paid, in hundredths of an ordinary one. */
  pagoPorCien: entero.check(z.minimum(100), z.maximum(1000)),
  /** Minutes of rest for an hour. */
  descansoPorHora: entero.check(z.minimum(60), z.maximum(600)),
  /** Whether it counts for the limit of a year. */
  cuentaTope: z.boolean(),
  /** By which rate of the social security; null: by none. */
  cotizacion: z.nullable(z.enum(COTIZACIONES_EXTRA)),
  /** Whether it can be asked for. */
  activa: z.boolean(),
};

/** A kind of overtime on a day. `cotizacionTipo`: the rate of that day, in hundredths of a per cent; null where we know none. */
export const tipologia = z.object({
  id: z.int(),
  ...datosTipologia,
  nombre: z.nullable(z.string()),
  pagoPorCien: z.int(),
  descansoPorHora: z.int(),
  cotizacionTipo: z.nullable(z.int()),
});
export type TipologiaVista = z.output<typeof tipologia>;

/** What the record says of a day: planned, worked, above the plan, what of that was asked for already, and what is left. */
export const diaPropuesto = z.object({
  fecha,
  previstoMinutos: z.int(),
  trabajadoMinutos: z.int(),
  excesoMinutos: z.int(),
  pedidosMinutos: z.int(),
  quedanMinutos: z.int(),
});
export type DiaPropuestoVista = z.output<typeof diaPropuesto>;

/** The same of a day of a request. For the person themself what the company hides is null: its plan, its total, or what tells of both. */
export const diaDeExtra = z.extend(diaPropuesto, {
  previstoMinutos: z.nullable(z.int()),
  trabajadoMinutos: z.nullable(z.int()),
  excesoMinutos: z.nullable(z.int()),
  quedanMinutos: z.nullable(z.int()),
});
export type DiaDeExtraVista = z.output<typeof diaDeExtra>;

/**
 * The limit of a year. `limiteMinutos` and `quedanMinutos` null: there is none. `aprobadosMinutos` count, `pedidosMinutos` would count if
 * they were approved. `norma`: its source. `verificada`: whether somebody has confirmed that law.
 */
export const tope = z.object({
  ano: z.int(),
  limiteMinutos: z.nullable(z.int()),
  aprobadosMinutos: z.int(),
  pedidosMinutos: z.int(),
  quedanMinutos: z.nullable(z.int()),
  norma: z.nullable(z.string()),
  verificada: z.boolean(),
});
export type TopeVista = z.output<typeof tope>;

/** What a request does to the limit of its year: what is left without it and with it, and how many of its minutes count. */
export const topeConPeticion = z.extend(tope, {
  antesMinutos: z.nullable(z.int()),
  despuesMinutos: z.nullable(z.int()),
  cuentanMinutos: z.int(),
});
export type TopeConPeticion = z.output<typeof topeConPeticion>;

/** How a request is made good. `descansoMinutos` with the last day for it, or `pagoMinutos`: as many ordinary minutes are paid. */
export const compensado = z.object({
  como: compensacion,
  descansoMinutos: z.nullable(z.int()),
  vence: z.nullable(fecha),
  pagoMinutos: z.nullable(z.int()),
});

/** What a request would mean. `dia` null: the record does not know that day yet. `regimenes`: rules for some people against it. */
export const consecuenciasExtra = z.object({
  minutos: z.int(),
  dia: z.nullable(diaDeExtra),
  compensado,
  tope: topeConPeticion,
  obstaculos: z.array(z.object({ codigo: z.enum(CODIGOS_EXTRA), minutos: z.nullable(z.int()) })),
  avisos: z.array(z.enum(AVISOS_EXTRA)),
  regimenes: z.array(regimen),
});
export type ConsecuenciasExtra = z.output<typeof consecuenciasExtra>;

/** What was asked for of a kind in a year, in minutes: agreed (by what the record bears out), waiting, and how it is made good. */
export const sumaDeTipologia = z.object({
  tipologia: z.object({ id: z.int(), nombre: z.nullable(z.string()), clase: z.enum(CLASES_EXTRA) }),
  aprobadosMinutos: z.int(),
  pedidosMinutos: z.int(),
  pagoMinutos: z.int(),
  descansoMinutos: z.int(),
});
export type SumaDeTipologia = z.output<typeof sumaDeTipologia>;

/** Minutes of rest that overtime has brought and nobody has taken, and the last day for those that go first. */
export const porDescansar = z.object({ minutos: z.int(), caduca: z.nullable(fecha) });
