import type { DiaPrevistoVista, DiaVista } from '@jornada/contract/registros/vistas.ts';
import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import { seCuenta } from '@jornada/domain/registros/balance.ts';
import { minutosTrabajados } from '@jornada/domain/registros/minutos.ts';
import type { Incidencia } from '@jornada/domain/registros/modelo.ts';

/** What a company shows of days, from the profile. */
export type ShownOfDay = { plan: boolean; totals: boolean; shifts: boolean };

/** The large figure of a day. Minutes; instants. */
export type LargeFigure =
  | { kind: 'worked'; minutos: number; diferencia: number | null }
  /** A mark is missing, so only one end is known. */
  | { kind: 'incomplete'; incidencia: Incidencia; inicio: string | null; fin: string | null }
  /** A shift that nobody clocked. */
  | { kind: 'missed'; diferencia: number | null }
  /** `isPart`: of the shift only so many minutes are left. */
  | { kind: 'planned'; inicio: string; fin: string; isFlexible: boolean; isPart: boolean; minutos: number }
  | { kind: 'none' };

/** The small signs beside the number, the most important first. */
export type DaySign = 'unsent' | 'incidence' | 'pending' | 'warning' | 'corrected' | 'holiday' | 'away' | 'half' | 'asked' | 'half-asked';

/** An absence of a whole day, a public holiday, or a waiting request. */
export type Cover =
  | { kind: 'away'; clase: Ausencia['clase'] }
  | { kind: 'pending'; clase: Ausencia['clase'] }
  | { kind: 'plain'; nombre: string };

/** Whether anybody clocked on this day. */
export const hasRecords = ({ estado }: DiaVista): boolean => estado !== null && estado !== 'vacia';

/** Worked minutes of a day. A running stretch counts up to `ahora`, without asking the server. */
function workedAt({ estado, tramos, linea }: DiaVista, ahora: string): number {
  return estado === 'abierta' && linea.porque === 'en-curso' ? minutosTrabajados({ estado, tramos }, ahora) : linea.trabajadoMinutos;
}

export function figureOf(dia: DiaVista, { plan, totals }: ShownOfDay, ahora: string): LargeFigure {
  const { linea, previsto, inicio, fin } = dia;
  const diferencia = plan && totals && seCuenta(linea) ? linea.diferenciaMinutos : null;
  if (linea.porque === 'incompleta') {
    const incidencia = linea.incidencias.find((one) => one === 'falta-entrada' || one === 'orden' || one === 'solape') ?? 'falta-salida';
    return {
      kind: 'incomplete',
      incidencia,
      inicio: incidencia === 'falta-entrada' ? null : inicio,
      fin: incidencia === 'falta-salida' ? null : fin,
    };
  }
  if (hasRecords(dia)) return totals ? { kind: 'worked', minutos: workedAt(dia, ahora), diferencia } : { kind: 'none' };
  if (linea.incidencias.includes('sin-fichajes')) return { kind: 'missed', diferencia };
  const turno = previsto?.turno;
  if (turno && !linea.cuenta) {
    const { inicio: from, fin: to, flexible } = turno;
    const isPart = partOf(dia)?.aprobada === true;
    return { kind: 'planned', inicio: from, fin: to, isFlexible: flexible, isPart, minutos: linea.previstoMinutos };
  }
  return { kind: 'none' };
}

/** The absence of a working day that takes only a part of it: a half, or some hours. */
export function partOf({ previsto }: Pick<DiaVista, 'previsto'>): NonNullable<DiaPrevistoVista['ausencia']> | null {
  const { ausencia, motivo } = previsto ?? {};
  return motivo === 'laborable' && ausencia && ausencia.minutos !== null ? ausencia : null;
}

/** `hasUnsent`: a record of the day waits on this device. */
export function marksOf({ linea, pendientes, avisos, corregido, previsto }: DiaVista, hasUnsent: boolean): DaySign[] {
  const part = partOf({ previsto });
  const marks: [DaySign, boolean][] = [
    ['unsent', hasUnsent],
    ['incidence', linea.incidencias.length > 0],
    ['pending', pendientes > 0],
    ['warning', avisos.length > 0],
    ['corrected', corregido],
    // A person who works on public holidays has a planned day, but still wants to see the holiday.
    ['holiday', linea.festivo !== null && linea.motivo !== 'festivo'],
    ['half', part?.aprobada === true && part.mitad !== null],
    ['away', part?.aprobada === true && part.mitad === null],
    ['half-asked', part?.aprobada === false && part.mitad !== null],
    ['asked', part?.aprobada === false && part.mitad === null],
  ];
  return marks.flatMap(([mark, isSet]) => (isSet ? [mark] : []));
}

/** What covers the whole day. It is the person's own day, so the reason may be shown. */
export function coverOf({ linea, previsto }: DiaVista): Cover | null {
  if (linea.motivo === 'festivo' && linea.festivo !== null) return { kind: 'plain', nombre: linea.festivo };
  if (linea.motivo === 'ausencia' && linea.ausencia) return { kind: 'away', clase: linea.ausencia };
  const asked = previsto?.ausencia;
  if (asked && !asked.aprobada && asked.minutos === null && previsto.motivo === 'laborable') return { kind: 'pending', clase: asked.clase };
  return null;
}

/**
 * Until when a stretch without an end is drawn: now, on the running day. On a day without its clock-out, one minute, so that its
 * beginning is visible and no time is invented. Null if nothing is open.
 */
export function drawnUntil({ fecha, tramos, linea }: DiaVista, hoy: string, ahora: string): string | null {
  if (fecha === hoy) return ahora;
  const open = tramos.findLast(({ fin }) => fin === null);
  return open && linea.porque === 'incompleta' ? Temporal.Instant.from(open.inicio).add({ minutes: 1 }).toString() : null;
}

/** The zone of a day's hours. */
export const zoneOf = ({ previsto }: DiaVista, otherwise: string): string => previsto?.zona ?? otherwise;

/** Whether a month is before the person came or after they left: neither planned nor clocked. */
export function isEmptyMonth(dias: readonly DiaVista[]): boolean {
  return dias.every((dia) => dia.linea.motivo === 'sin-contrato' && !hasRecords(dia));
}
