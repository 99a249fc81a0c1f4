import type { Fecha, Instante } from '../horario/modelo.ts';

/**
 * The kind of a movement of the hour bank. `cierre`: the balance of a closed month. `compensacion`: time off taken. `abono`: a
 * payout. `ajuste`: by hand, with a reason. `extra`: rest for agreed overtime. `caducidad`: minutes that expired.
 */
export const CLASES_MOVIMIENTO = ['cierre', 'reapertura', 'compensacion', 'abono', 'ajuste', 'extra', 'caducidad'] as const;
export type ClaseMovimiento = (typeof CLASES_MOVIMIENTO)[number];

/**
 * The source of minutes, which decides how long they last: irregular distribution over the year, or overtime to be compensated
 * with rest.
 */
export const ORIGENES_BOLSA = ['irregular', 'extra'] as const;
export type OrigenBolsa = (typeof ORIGENES_BOLSA)[number];

/** A company's rule for its hour bank from a day on. Months; minutes; null: no cap. */
export type ReglaBolsa = {
  desde: Fecha;
  caducidadMeses: Record<OrigenBolsa, number>;
  topeMinutos: number | null;
};

/** A written movement. It never changes. A counter-movement names in `refiereA` the movement that it cancels. */
export type MovimientoEscrito = {
  id: number;
  clase: 'cierre' | 'abono' | 'ajuste' | 'extra';
  fecha: Fecha;
  minutos: number;
  origen: OrigenBolsa;
  /** The last day on which the minutes can be used; null: no expiry. */
  caduca: Fecha | null;
  refiereA: number | null;
  motivo: string | null;
  autorId: number | null;
  momento: Instante;
};

/** Time off in lieu of one day, in minutes. */
export type Compensacion = { fecha: Fecha; minutos: number };
