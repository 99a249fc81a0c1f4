import type { CLASES_AUSENCIA } from '@jornada/domain/horario/modelo.ts';

type ClaseAusencia = (typeof CLASES_AUSENCIA)[number];

/** Catalogue key of a kind of absence. */
export function nameOfAbsence(clase: ClaseAusencia): string {
  return `ausencias.${clase}`;
}
