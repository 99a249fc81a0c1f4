import type { DiaPrevistoVista } from '@jornada/contract/registros/vistas.ts';
import type { Ausencia, Mitad, Subtipo } from '@jornada/domain/horario/modelo.ts';
import { minutesBetween } from '../../../shared/day/rows.ts';

/** A line of the sum for the expected minutes of a day; minutes with sign. */
export type PlanLine =
  | { kind: 'turno'; inicio: string; fin: string; minutos: number }
  | { kind: 'pausa'; subtipo: Subtipo; inicio: string | null; minutos: number }
  | { kind: 'ausencia'; clase: Ausencia['clase']; mitad: Mitad | null; minutos: number };

/** The lines from the shift to the expected minutes. They add up exactly, otherwise there are none. */
export function planLines({ turno, minutos, ausencia }: DiaPrevistoVista): PlanLine[] {
  if (!turno || turno.flexible) return [];
  const pauses = turno.pausas
    .filter(({ pagada }) => !pagada)
    .map((pausa): PlanLine => ({ kind: 'pausa', subtipo: pausa.subtipo, inicio: pausa.inicio, minutos: -pausa.minutos }));
  const absent: PlanLine[] =
    ausencia?.aprobada && ausencia.minutos !== null
      ? [{ kind: 'ausencia', clase: ausencia.clase, mitad: ausencia.mitad, minutos: -ausencia.minutos }]
      : [];
  const shift: PlanLine = { kind: 'turno', inicio: turno.inicio, fin: turno.fin, minutos: minutesBetween(turno.inicio, turno.fin) };
  const lines = [shift, ...pauses, ...absent];
  // With several permits on a day, for example, the sum may not add up, and would explain nothing.
  return lines.reduce((sum, line) => sum + line.minutos, 0) === minutos ? lines : [];
}
