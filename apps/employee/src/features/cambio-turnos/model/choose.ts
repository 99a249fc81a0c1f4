import type { OwnDay } from './fold.ts';

const canGive = (day: OwnDay): boolean => day.impedimento === null;

/**
 * What a tap on a day of the strip chooses. The first chooses that day, the second on it extends to all of the week that can be given, the third
 * clears. Of a chosen week a tap on another day begins anew with that day.
 */
export function tap(chosen: readonly string[], fecha: string, week: readonly OwnDay[]): string[] {
  if (!chosen.includes(fecha)) return [fecha];
  const all = week.filter(canGive).map((day) => day.fecha);
  return chosen.length === 1 && all.length > 1 ? all : [];
}
