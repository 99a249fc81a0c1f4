import type { Fecha } from '../horario/modelo.ts';
import type { Incidencia, Jornada } from './modelo.ts';
import { ms } from './tiempo.ts';

type Dia = { fecha: Fecha; jornada: Jornada };
type Overlaps = { both: ReadonlySet<Fecha>; later: ReadonlySet<Fecha> };

/**
 * Days that overlap, and of each pair the one that begins within the other. Of a stretch without an end only the beginning is
 * known.
 */
function findOverlaps(dias: readonly Dia[]): Overlaps {
  const both = new Set<Fecha>();
  const later = new Set<Fecha>();
  const stretches = dias
    .flatMap(({ fecha, jornada }) => jornada.tramos.map(({ inicio, fin }) => ({ fecha, start: ms(inicio), end: ms(fin ?? inicio) })))
    .toSorted((a, b) => a.start - b.start);
  let longest = stretches[0];
  for (const stretch of stretches) {
    if (longest && stretch.fecha !== longest.fecha && stretch.start < longest.end) {
      both.add(stretch.fecha).add(longest.fecha);
      later.add(stretch.fecha);
    }
    if (!longest || stretch.end > longest.end) longest = stretch;
  }
  return { both, later };
}

/** The day with its overlaps, and without former ones. */
function markOverlaps(jornada: Jornada, { both, later }: Overlaps): Jornada {
  const { fecha, incidencias } = jornada;
  const own: Incidencia[] = incidencias.filter((incidencia) => incidencia !== 'solape');
  const isLacking = own.includes('falta-entrada') || own.includes('falta-salida');
  const isOver = jornada.estado === 'cerrada' || jornada.estado === 'incompleta';
  const estado = isOver ? (isLacking || later.has(fecha) ? 'incompleta' : 'cerrada') : jornada.estado;
  const told = both.has(fecha) ? [...own, 'solape' as const].toSorted() : own;
  return estado === jornada.estado && told.length === incidencias.length ? jornada : { ...jornada, estado, incidencias: told };
}

/**
 * Marks overlaps between days of one person. Time in two days at once would count twice: both days get the incidence, and the one
 * that begins within the other is incomplete until somebody corrects it. A day whose neighbours are missing here is judged
 * without them.
 */
export function withOverlaps<D extends Dia>(dias: readonly D[]): D[] {
  const overlaps = findOverlaps(dias);
  return dias.map((dia) => {
    const jornada = markOverlaps(dia.jornada, overlaps);
    return jornada === dia.jornada ? dia : { ...dia, jornada };
  });
}
