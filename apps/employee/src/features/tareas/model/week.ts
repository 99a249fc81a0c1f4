import type { SemanaDeTareasVista, SumasDeDia, TareaVista } from '@jornada/contract/tareas/calls.ts';
import type { EntradaMostrada } from './day.ts';

export type WeekRow = { key: string; tarea: TareaVista; cells: ReadonlyMap<string, readonly EntradaMostrada[]> };
export type WeekGroup = { key: string; tarea: TareaVista; rows: WeekRow[] };

/** A task, or a project alone, as one row. */
export const rowKeyOf = ({ tareaId, proyecto }: TareaVista): string => `${proyecto.id}.${tareaId ?? 0}`;

const sumOf = (entries: readonly EntradaMostrada[]): number => entries.reduce((sum, { minutos }) => sum + minutos, 0);
export const minutesAt = ({ cells }: WeekRow, fecha: string): number => sumOf(cells.get(fecha) ?? []);
export const minutesOfRow = ({ cells }: WeekRow): number => [...cells.values()].reduce((sum, entries) => sum + sumOf(entries), 0);

/** Tasks by client and project, by name. `added`: tasks that somebody has taken into the week and given nothing yet. */
export function groupsOfWeek(items: readonly EntradaMostrada[], added: readonly TareaVista[], lang: string): WeekGroup[] {
  const rows = new Map<string, { tarea: TareaVista; cells: Map<string, EntradaMostrada[]> }>();
  const rowOf = (tarea: TareaVista) => {
    const key = rowKeyOf(tarea);
    const row = rows.get(key) ?? { tarea, cells: new Map<string, EntradaMostrada[]>() };
    rows.set(key, row);
    return row;
  };
  for (const item of items) {
    const { cells } = rowOf(item.tarea);
    cells.set(item.fecha, [...(cells.get(item.fecha) ?? []), item]);
  }
  for (const tarea of added) rowOf(tarea);
  const { compare } = new Intl.Collator(lang, { numeric: true, sensitivity: 'base' });
  const place = ({ cliente, proyecto, nombre }: TareaVista): string[] => [cliente?.nombre ?? '', proyecto.nombre, nombre ?? ''];
  const inOrder = [...rows].toSorted(([, a], [, b]) => {
    const theirs = place(b.tarea);
    const differs = place(a.tarea).map((text, i) => compare(text, theirs[i] ?? ''));
    return differs.find((order) => order !== 0) ?? a.tarea.proyecto.id - b.tarea.proyecto.id;
  });
  const groups = new Map<string, WeekGroup>();
  for (const [key, { tarea, cells }] of inOrder) {
    const groupKey = String(tarea.proyecto.id);
    const group = groups.get(groupKey) ?? { key: groupKey, tarea, rows: [] };
    group.rows.push({ key, tarea, cells });
    groups.set(groupKey, group);
  }
  return [...groups.values()];
}

const FRIDAY = 4;

/** The days that are shown: Saturday and Sunday only if something was worked or given on them. */
export const shownDays = (dias: readonly SumasDeDia[]): SumasDeDia[] =>
  dias.filter((dia, i) => i <= FRIDAY || dia.asignadoMinutos > 0 || (dia.trabajadoMinutos ?? 0) > 0);

export type WeekSums = { trabajado: number | null; asignado: number; falta: number; sobra: number };

/** What a week lacks, and what is given beyond the work, each day by itself: too much on one day makes no other one whole. */
export function sumsOfWeek(dias: readonly SumasDeDia[]): WeekSums {
  const sums: WeekSums = { trabajado: 0, asignado: 0, falta: 0, sobra: 0 };
  for (const { trabajadoMinutos, asignadoMinutos, faltaMinutos } of dias) {
    sums.asignado += asignadoMinutos;
    sums.trabajado = trabajadoMinutos === null || sums.trabajado === null ? null : sums.trabajado + trabajadoMinutos;
    if (faltaMinutos !== null && faltaMinutos > 0) sums.falta += faltaMinutos;
    if (faltaMinutos !== null && faltaMinutos < 0) sums.sobra -= faltaMinutos;
  }
  return sums;
}

export type WeekStanding = 'ninguna' | 'por-enviar' | 'enviada' | 'aprobada' | 'devuelta';

/** How a week stands as a whole: what asks for something of the person comes first. */
export function standingOf(semanas: readonly Pick<SemanaDeTareasVista, 'estado'>[]): WeekStanding {
  if (semanas.length === 0) return 'ninguna';
  if (semanas.some(({ estado }) => estado === 'devuelta')) return 'devuelta';
  if (semanas.some(({ estado }) => estado === null)) return 'por-enviar';
  return semanas.some(({ estado }) => estado === 'enviada') ? 'enviada' : 'aprobada';
}
