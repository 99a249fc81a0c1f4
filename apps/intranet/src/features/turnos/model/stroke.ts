import type { CeldaDelPlanVista, ParteVista } from '@jornada/contract/turnos/calls.ts';

/** What is drawn over a day. `nada` takes a draft away; `horario` shows the schedule again where a single day was published. */
export type Stroke = { que: 'turnos'; partes: readonly ParteVista[] } | { que: 'libre' | 'horario' | 'nada' };

/** A stroke and the day it is for. */
export type Drawn = { personaId: number; fecha: string; stroke: Stroke };

export const FREE: Stroke = { que: 'libre' };
export const NOTHING: Stroke = { que: 'nada' };

/** One shift, at the post of the person who works it. */
export const shiftStroke = (turno: string): Stroke => ({ que: 'turnos', partes: [{ turno, puestoId: null }] });

/** What is drawn over a day by now. */
export function drawnOn({ borrador }: CeldaDelPlanVista): Stroke {
  if (!borrador) return NOTHING;
  return borrador.que === 'turnos' ? { que: 'turnos', partes: borrador.partes ?? [] } : { que: borrador.que };
}

/** What brings the schedule back to a day: a published single day is drawn over, and what is only drawn goes. */
export const clearedTo = ({ suelto }: CeldaDelPlanVista): Stroke => (suelto ? { que: 'horario' } : NOTHING);

/** What a day becomes if it is copied to another one. A flexible day has no hours that could be drawn. */
export function copyOf(partes: readonly ParteVista[] | null): Stroke | null {
  if (partes === null) return null;
  return partes.length === 0 ? FREE : { que: 'turnos', partes };
}

const written = (partes: readonly ParteVista[]): string => partes.map(({ turno, puestoId }) => `${turno} ${puestoId ?? ''}`).join('\n');

export function isSameDay(a: readonly ParteVista[] | null, b: readonly ParteVista[] | null): boolean {
  return a === null || b === null ? a === b : written(a) === written(b);
}

export function isSameStroke(a: Stroke, b: Stroke): boolean {
  return a.que === 'turnos' && b.que === 'turnos' ? isSameDay(a.partes, b.partes) : a.que === b.que;
}
