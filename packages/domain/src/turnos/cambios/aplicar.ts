import type { DiaSuelto, Fecha } from '../../horario/index.ts';
import { papelDe, personasDe } from './mesa.ts';
import type { Cesion } from './modelo.ts';

/**
 * The single days that a change writes, when it is validated. Each takes the place of what the person had on that date, so nobody has both. The
 * shift keeps its post, so cover by post stays the same. Only another change undoes it.
 */
export const daysOfChange = (cesiones: readonly Cesion[]): { personaId: number; fecha: Fecha; dia: DiaSuelto }[] =>
  personasDe(cesiones).flatMap((personaId) => {
    const { da, recibe } = papelDe(cesiones, personaId);
    const dates = [...new Set([...da, ...recibe.map(({ fecha }) => fecha)])].toSorted();
    return dates.map((fecha) => ({ personaId, fecha, dia: recibe.find((one) => one.fecha === fecha)?.partes ?? [] }));
  });
