import type { Incidencia } from '../registros/modelo.ts';

/**
 * Where everybody stands today. Each person is in exactly one of them. `sin-salida`: an open day whose clock-out was forgotten; `sin-estrenar`:
 * somebody who has no password, has never signed in and has never clocked, so that nobody can say that they are late.
 */
export const ESTADOS_HOY = ['trabajando', 'pausa', 'tarde', 'no-vino', 'sin-salida', 'ausente', 'fuera', 'sin-estrenar'] as const;
export type EstadoHoy = (typeof ESTADOS_HOY)[number];

/** What somebody has to look at first, in this order. */
export const PRIMERO = ['tarde', 'no-vino', 'sin-salida'] as const satisfies readonly EstadoHoy[];

/** What can be wrong with a day, beside what its record says: nobody came, the clock-out was forgotten, a mark came after the closing. */
export const CLASES_INCIDENCIA = [
  'falta-salida',
  'falta-entrada',
  'orden',
  'solape',
  'desacuerdo',
  'dudosa',
  'en-ausencia',
  'sin-fichajes',
  'sin-salida',
  'no-vino',
  'tarde',
  'retenido',
] as const satisfies readonly (Incidencia | 'sin-salida' | 'no-vino' | 'tarde' | 'retenido')[];
export type ClaseIncidencia = (typeof CLASES_INCIDENCIA)[number];

export const ESTADOS_INCIDENCIA = ['abierta', 'preguntada', 'respondida', 'resuelta'] as const;
export type EstadoIncidencia = (typeof ESTADOS_INCIDENCIA)[number];

export const RESPUESTAS = ['olvido', 'no-trabajo', 'sigo', 'corrijo', 'correcta'] as const;
export type RespuestaIncidencia = (typeof RESPUESTAS)[number];

const ANSWERS: Record<ClaseIncidencia, readonly [RespuestaIncidencia, RespuestaIncidencia]> = {
  'falta-salida': ['corrijo', 'correcta'],
  'falta-entrada': ['corrijo', 'correcta'],
  orden: ['corrijo', 'correcta'],
  solape: ['corrijo', 'correcta'],
  desacuerdo: ['corrijo', 'correcta'],
  dudosa: ['corrijo', 'correcta'],
  'en-ausencia': ['corrijo', 'correcta'],
  'sin-fichajes': ['olvido', 'no-trabajo'],
  'sin-salida': ['olvido', 'sigo'],
  'no-vino': ['olvido', 'no-trabajo'],
  tarde: ['olvido', 'no-trabajo'],
  retenido: ['corrijo', 'correcta'],
};

/** The two answers that a person is offered. */
export const respuestasDe = (clase: ClaseIncidencia): readonly [RespuestaIncidencia, RespuestaIncidencia] => ANSWERS[clase];
