import type { Fecha } from '../horario/modelo.ts';
import type { Evento, Jornada, TipoRegistro } from './modelo.ts';
import { projectJornada } from './project-jornada.ts';
import { withOverlaps } from './solape.ts';

/** The complete log of one day with its projection, so that it is not projected again. */
export type DiaDeLog = { fecha: Fecha; eventos: readonly Evento[]; jornada: Jornada };

const byDate = (a: DiaDeLog, b: DiaDeLog): number => (a.fecha < b.fecha ? -1 : 1);

const typesById = (tipos: readonly TipoRegistro[]): Map<number, TipoRegistro> => new Map(tipos.map((tipo) => [tipo.id, tipo]));

/** Adds days, and replaces those of the same date. Oldest first. */
export const replaceDays = (dias: readonly DiaDeLog[], by: readonly DiaDeLog[]): DiaDeLog[] =>
  [...dias.filter(({ fecha }) => !by.some((dia) => dia.fecha === fecha)), ...by].toSorted(byDate);

/** The days of a log, oldest first. `eventos`: all lines of these days. */
export function readDays(eventos: readonly Evento[], tipos: readonly TipoRegistro[]): DiaDeLog[] {
  return withOverlaps(projectDays(eventos, tipos));
}

function projectDays(eventos: readonly Evento[], tipos: readonly TipoRegistro[]): DiaDeLog[] {
  const byId = typesById(tipos);
  const logs = [...Map.groupBy(eventos, ({ fecha }) => fecha)];
  return logs.map(([fecha, lines]) => ({ fecha, eventos: lines, jornada: projectJornada(lines, byId) })).toSorted(byDate);
}

/** The days with some more lines. Only days with new lines are projected again; other days change if they overlap with those. */
export function addLines(dias: readonly DiaDeLog[], lines: readonly Evento[], tipos: readonly TipoRegistro[]): DiaDeLog[] {
  const before = dias.filter(({ fecha }) => lines.some((line) => line.fecha === fecha));
  const touched = projectDays([...before.flatMap(({ eventos }) => eventos), ...lines], tipos);
  return withOverlaps(replaceDays(dias, touched));
}
