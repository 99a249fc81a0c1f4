import type { Fecha } from '../horario/modelo.ts';
import { masDias } from '../horario/calendario.ts';
import type { ClaseMovimiento, Compensacion, MovimientoEscrito, OrigenBolsa } from './modelo.ts';

/** Minutes that were added: minutos = usados + caducados + quedan. */
export type Lote = {
  id: number;
  fecha: Fecha;
  clase: ClaseMovimiento;
  origen: OrigenBolsa;
  caduca: Fecha | null;
  minutos: number;
  usadosMinutos: number;
  caducadosMinutos: number;
  quedanMinutos: number;
};

/**
 * One line of the account. `saldoMinutos` is the sum up to this line. `escrito` null: the line follows from absences or an
 * expiry.
 */
export type LineaBolsa = {
  clase: ClaseMovimiento;
  fecha: Fecha;
  minutos: number;
  saldoMinutos: number;
  anulado: boolean;
  escrito: MovimientoEscrito | null;
};

export type CuentaBolsa = { saldoMinutos: number; comprometidosMinutos: number; lotes: Lote[]; lineas: LineaBolsa[] };

type Suelta = Omit<LineaBolsa, 'saldoMinutos'>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order within one day: first what expires, then the movements that were written, then time off. */
const RANK: Record<ClaseMovimiento, number> = { caducidad: 0, cierre: 1, reapertura: 1, ajuste: 1, abono: 1, extra: 1, compensacion: 2 };
const inOrder = (a: Suelta, b: Suelta): number =>
  compare(a.fecha, b.fecha) || RANK[a.clase] - RANK[b.clase] || (a.escrito?.id ?? 0) - (b.escrito?.id ?? 0);

/** Lots in the order in which they are used: the first to expire first, those without expiry last. */
const usable = (lotes: readonly Lote[]): Lote[] =>
  lotes
    .filter(({ quedanMinutos }) => quedanMinutos > 0)
    .toSorted((a, b) => compare(a.caduca ?? '9999', b.caduca ?? '9999') || compare(a.fecha, b.fecha) || a.id - b.id);

/** Expires the lots whose last day is before `fecha`, each at most once. */
function expire(lotes: readonly Lote[], fecha: Fecha): Suelta[] {
  return usable(lotes).flatMap((lote) => {
    if (lote.caduca === null || lote.caduca >= fecha) return [];
    const minutos = -lote.quedanMinutos;
    lote.caducadosMinutos = lote.quedanMinutos;
    lote.quedanMinutos = 0;
    return [{ clase: 'caducidad', fecha: masDias(lote.caduca, 1), minutos, anulado: false, escrito: null } satisfies Suelta];
  });
}

/** Takes minutes out of the lots, in the order of their expiry. @returns the minutes that no lot covered. */
function use(lotes: readonly Lote[], minutos: number): number {
  return usable(lotes).reduce((missing, lote) => {
    const taken = Math.min(missing, lote.quedanMinutos);
    lote.quedanMinutos -= taken;
    lote.usadosMinutos += taken;
    return missing - taken;
  }, minutos);
}

/** A new lot from a grant. The bank's debt is paid from it first. */
function grant(escrito: MovimientoEscrito, debt: number): Lote {
  const { id, fecha, clase, origen, caduca, minutos } = escrito;
  const usadosMinutos = Math.min(debt, minutos);
  return { id, fecha, clase, origen, caduca, minutos, usadosMinutos, caducadosMinutos: 0, quedanMinutos: minutos - usadosMinutos };
}

const written = (escrito: MovimientoEscrito, anulado: boolean): Suelta => ({
  clase: escrito.clase === 'cierre' && escrito.refiereA !== null ? 'reapertura' : escrito.clase,
  fecha: escrito.fecha,
  minutos: escrito.minutos,
  anulado,
  escrito,
});

/**
 * The hour bank on a day, from the written movements and from time off. It is computed again each time, so that nothing can be
 * used or expire twice: every minute of a lot is used, expired or left. A movement and its counter-movement have no effect on the
 * lots, but both stay in the account. Time off after `hoy` is only reserved.
 */
export function cuentaDe(options: {
  movimientos: readonly MovimientoEscrito[];
  compensaciones: readonly Compensacion[];
  hoy: Fecha;
}): CuentaBolsa {
  const { movimientos, compensaciones, hoy } = options;
  const undone = new Set(movimientos.flatMap(({ id, refiereA }) => (refiereA === null ? [] : [id, refiereA])));
  const past = compensaciones.filter(({ fecha }) => fecha <= hoy);
  const steps = [
    ...movimientos.filter(({ id }) => !undone.has(id)).map((movimiento) => written(movimiento, false)),
    ...past.map(({ fecha, minutos }): Suelta => ({ clase: 'compensacion', fecha, minutos: -minutos, anulado: false, escrito: null })),
  ].toSorted(inOrder);

  const lotes: Lote[] = [];
  const expired: Suelta[] = [];
  let debt = 0;
  for (const step of steps) {
    expired.push(...expire(lotes, step.fecha));
    if (step.minutos > 0 && step.escrito) {
      const lote = grant(step.escrito, debt);
      debt -= lote.usadosMinutos;
      lotes.push(lote);
    } else debt += use(lotes, -step.minutos);
  }
  expired.push(...expire(lotes, hoy));

  const taken = movimientos.filter(({ id }) => undone.has(id)).map((movimiento) => written(movimiento, true));
  let saldoMinutos = 0;
  const lineas = [...steps, ...taken, ...expired]
    .toSorted(inOrder)
    .map((linea) => ({ ...linea, saldoMinutos: (saldoMinutos += linea.minutos) }));
  const promised = compensaciones.filter(({ fecha }) => fecha > hoy);
  return { saldoMinutos, comprometidosMinutos: promised.reduce((sum, { minutos }) => sum + minutos, 0), lotes, lineas };
}

/** The next minutes to expire, all those of the same day together; null if none expire. */
export function proximaCaducidad({ lotes }: Pick<CuentaBolsa, 'lotes'>): { fecha: Fecha; minutos: number } | null {
  const expiring = usable(lotes).filter(({ caduca }) => caduca !== null);
  const fecha = expiring[0]?.caduca ?? null;
  if (fecha === null) return null;
  return { fecha, minutos: expiring.filter(({ caduca }) => caduca === fecha).reduce((sum, { quedanMinutos }) => sum + quedanMinutos, 0) };
}

/** The balance at the end of a day. */
export const saldoEn = ({ lineas }: Pick<CuentaBolsa, 'lineas'>, fecha: Fecha): number =>
  lineas.findLast((linea) => linea.fecha <= fecha)?.saldoMinutos ?? 0;
