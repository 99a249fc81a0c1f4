import type { Fecha, Instante } from '../horario/modelo.ts';

/**
 * The kind of a movement of the hour bank: `cierre` the balance of a month that was closed, `reapertura` what takes it back, `compensacion` time off taken,
 * `abono` a payout, `ajuste` by hand and with a reason, `caducidad` minutes that nobody used in time.
 */
export const CLASES_MOVIMIENTO = ['cierre', 'reapertura', 'compensacion', 'abono', 'ajuste', 'caducidad'] as const;
export type ClaseMovimiento = (typeof CLASES_MOVIMIENTO)[number];

/** Where minutes come from, which decides how long they last: irregular distribution of the year, overtime to rest. */
export const ORIGENES_BOLSA = ['irregular', 'extra'] as const;
export type OrigenBolsa = (typeof ORIGENES_BOLSA)[number];

/** What a company has decided about its hour bank from a day on. Months; minutes; null: no cap. */
export type ReglaBolsa = {
  desde: Fecha;
  caducidadMeses: Record<OrigenBolsa, number>;
  topeMinutos: number | null;
};

/** A movement as it was written: nothing ever changes it. A counter-movement names in `refiereA` the one that it takes back. */
export type MovimientoEscrito = {
  id: number;
  clase: 'cierre' | 'abono' | 'ajuste';
  fecha: Fecha;
  minutos: number;
  origen: OrigenBolsa;
  /** The last day on which its minutes can be used; null: they do not expire. */
  caduca: Fecha | null;
  refiereA: number | null;
  motivo: string | null;
  autorId: number | null;
  momento: Instante;
};

/** Time off in lieu of one day, in minutes. */
export type Compensacion = { fecha: Fecha; minutos: number };
