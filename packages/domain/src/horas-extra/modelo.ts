import type { Fecha, Hora } from '../horario/modelo.ts';

/** What overtime is, by its cause or its hours. `activacion`: somebody on call is called in. */
export const CLASES_EXTRA = ['ordinaria', 'fuerza-mayor', 'nocturna', 'festiva', 'activacion'] as const;
export type ClaseExtra = (typeof CLASES_EXTRA)[number];

/** How overtime is made good: by money, or by rest. */
export const COMPENSACIONES_EXTRA = ['descanso', 'pago'] as const;
export type CompensacionExtra = (typeof COMPENSACIONES_EXTRA)[number];

/** Who chooses between both: the company has chosen one, or the person does. */
export const MODOS_EXTRA = [...COMPENSACIONES_EXTRA, 'elegir'] as const;
export type ModoExtra = (typeof MODOS_EXTRA)[number];

/** Rates of the social security for overtime. */
export const COTIZACIONES_EXTRA = ['ordinaria', 'fuerza-mayor'] as const;
export type CotizacionExtra = (typeof COTIZACIONES_EXTRA)[number];

/** A kind of overtime of a company. Another version applies from another day on, and never to the past. */
export type Tipologia = {
  id: number;
  /** The company's own name; null: that of its class. */
  nombre: string | null;
  clase: ClaseExtra;
  modo: ModoExtra;
  /** What an hour is paid, in hundredths of an ordinary hour; never below 100 (ET 35.1). */
  pagoPorCien: number;
  /** Minutes of rest for an hour; never below 60. */
  descansoPorHora: number;
  /** Whether it counts for the limit of a year. */
  cuentaTope: boolean;
  cotizacion: CotizacionExtra | null;
  /** One that is not offered any more stays with the requests that have it. */
  activa: boolean;
};
/** The version of a kind from a day on. */
export type VersionTipologia = Tipologia & { desde: Fecha };

/** Those for whom the law allows no overtime, or only that of force majeure. `nocturno` and `parcial` follow from the schedule, too. */
export const REGIMENES_EXTRA = ['parcial', 'nocturno', 'menor'] as const;
export type RegimenExtra = (typeof REGIMENES_EXTRA)[number];

/** What overtime is asked for. `inicio`, `fin`: its hours, if they were said; both or none. `fin` at or before `inicio` is on the next day. */
export type PeticionExtra = { fecha: Fecha; minutos: number; inicio: Hora | null; fin: Hora | null; compensacion: CompensacionExtra };

/** A request that stands: it waits, or is approved. `tipologia`: as it was when it was sent. */
export type ExtraPedida = PeticionExtra & { id: number; isAprobada: boolean; tipologia: Tipologia };

/**
 * What the record says of a day. `trabajado` null: nobody knows yet, because the day is running or to come, or it lacks an hour
 * (`incompleto`).
 */
export type DiaDeExtra = { fecha: Fecha; previsto: number; trabajado: number | null; isIncompleto: boolean };

/** Why overtime cannot be asked for, in the order in which it is said. */
export const CODIGOS_EXTRA = [
  'sin-minutos',
  'fuera-de-contrato',
  'mes-cerrado',
  'demasiado-lejos',
  'dia-incompleto',
  'sin-exceso',
  'ya-pedida',
  'regimen',
  'sobre-tope',
] as const;
export type CodigoExtra = (typeof CODIGOS_EXTRA)[number];

/** What is said of overtime that can be asked for. `sobre-dia`: more than a day may have. */
export const AVISOS_EXTRA = ['regimen', 'sobre-tope', 'sobre-dia', 'previa'] as const;
export type AvisoExtra = (typeof AVISOS_EXTRA)[number];
