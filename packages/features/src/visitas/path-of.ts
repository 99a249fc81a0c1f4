import type { Firma } from '@jornada/domain/visitas/modelo.ts';

/** The strokes of a signature as one path. */
export const pathOf = (strokes: Firma): string =>
  strokes.map((points) => points.map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ''}${value}`).join(' ')).join(' ');
