import type { DayArea, Spot } from './area.ts';
import { FREE, shiftStroke, type Stroke } from './stroke.ts';
import type { Choice } from './shortcuts.ts';

/** What is copied: rows of days; null is a day that cannot be drawn elsewhere. */
export type CopiedDays = readonly (readonly (Stroke | null)[])[];
export type Placed = { spot: Spot; stroke: Stroke };

/** Lays a pattern over an area again and again. */
export function tile(pattern: CopiedDays, { top, bottom, left, right }: DayArea): Placed[] {
  const height = pattern.length;
  const width = pattern[0]?.length ?? 0;
  if (height === 0 || width === 0) return [];
  const out: Placed[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let col = left; col <= right; col += 1) {
      const stroke = pattern[(row - top) % height]?.[(col - left) % width];
      if (stroke) out.push({ spot: { row, col }, stroke });
    }
  }
  return out;
}

/** Where what is copied goes: over the selection if it is larger, else from its first day on. */
export function pasteArea(pattern: CopiedDays, { top, bottom, left, right }: DayArea): DayArea {
  const height = pattern.length;
  const width = pattern[0]?.length ?? 0;
  return { top, left, bottom: Math.max(bottom, top + height - 1), right: Math.max(right, left + width - 1) };
}

/** A whole week repeats; what is no longer than a week repeats its first day. */
export const WEEK = 7;
export const repeatedDays = ({ left, right }: DayArea): number => (right - left + 1 > WEEK ? WEEK : 1);

/** A word of a typed pattern that is no shift and no day off. */
export type PatternFault = { word: string };

/** Reads a pattern such as `M M T T - -`: codes of shifts, and `-` or `0` for a day off. */
export function readPattern(typed: string, choices: readonly Choice[]): { strokes: Stroke[]; faults: PatternFault[] } {
  const words = typed.split(/[\s,;]+/u).filter((word) => word !== '');
  const strokes: Stroke[] = [];
  const faults: PatternFault[] = [];
  for (const word of words) {
    const same = choices.find(({ shift }) => shift.codigo.toLowerCase() === word.toLowerCase());
    if (word === '-' || word === '0' || word === '·') strokes.push(FREE);
    else if (same) strokes.push(shiftStroke(same.shift.clave));
    else faults.push({ word });
  }
  return { strokes, faults };
}

/** Lays a row of days over an area; each person begins `step` days later than the one above. */
export function rotate(row: readonly Stroke[], step: number, area: DayArea): Placed[] {
  if (row.length === 0) return [];
  const out: Placed[] = [];
  for (let at = area.top; at <= area.bottom; at += 1) {
    for (let col = area.left; col <= area.right; col += 1) {
      const place = (col - area.left + (at - area.top) * step) % row.length;
      const stroke = row[(place + row.length) % row.length];
      if (stroke) out.push({ spot: { row: at, col }, stroke });
    }
  }
  return out;
}
