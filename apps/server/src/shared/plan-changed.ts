import { defineEvent } from '../platform/bus.ts';
import type { Propuestas } from './proposed-holidays.ts';

/** What days of people are has changed: the holidays of a centre on some dates, a schedule from a day on, or who has which one. */
type CambioDePlan = {
  entidadId: number;
  /** Who changed it. */
  autorId: number;
} & ({ centroId: number; fechas: readonly string[] } | { horarioId: number; desde: string } | { ids: readonly number[]; desde: string });

/** The plan of people has changed. What was counted by it is counted again. */
export const planCambiado = defineEvent<CambioDePlan>('plan.cambiado');

/** So many years ahead anybody can have asked for something. */
const YEARS_AHEAD = 4;

/** The dates of this year and the next ones that are a proposed holiday of only one of two regions. */
export function datesBetween(
  propuestas: Propuestas,
  { pais, desde }: { pais: string; desde: number },
  regiones: readonly (string | null)[],
): string[] {
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => desde + index);
  const [before, after] = regiones.map(
    (region) => new Set(years.flatMap((ano) => propuestas(pais, region, ano).map(({ fecha }) => fecha))),
  );
  return [...(before ?? new Set<string>()).symmetricDifference(after ?? new Set<string>())].toSorted();
}
