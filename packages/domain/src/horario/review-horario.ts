import type { DiaFlexible, Hora, PausaPrevista, Temporada, Turno, VersionHorario } from './modelo.ts';
import { findOverlap, isSeason } from './temporada.ts';

/** A mistake in a schedule that somebody types, and its day, shift or cycle. */
export type DefectoHorario = {
  defecto:
    | 'sin-dias'
    | 'turno-largo'
    | 'pausa-fuera'
    | 'pausas-solapadas'
    | 'pausas-de-mas'
    | 'entrada-al-reves'
    | 'codigo-repetido'
    | 'turno-sin-definir'
    | 'turnos-solapados'
    | 'temporada-fechas'
    | 'temporadas-solapadas';
  /** The code of the shift, or the day of the week from 1 (Monday). */
  donde: string;
  /** The index of the season with the mistake; left out: the usual week. */
  temporada?: number;
  /** The index of the pause that does not fit. */
  pausa?: number;
};
type Mistake = Pick<DefectoHorario, 'defecto' | 'pausa'>;

const DAY = 1440;

const minutesOf = (hora: Hora): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));
/** Minutes from one hour to another. If the second is not later, it is on the next day. */
const span = (from: Hora, to: Hora): number => (minutesOf(to) - minutesOf(from) + DAY) % DAY || DAY;

function pauseDefect(pausas: readonly PausaPrevista[], begins: Hora, length: number): Mistake | null {
  if (pausas.reduce((sum, { minutos }) => sum + minutos, 0) >= length) return { defecto: 'pausas-de-mas', pausa: pausas.length - 1 };
  const placed = pausas.flatMap(({ inicio, minutos }, pausa) =>
    inicio === null ? [] : [{ pausa, from: (minutesOf(inicio) - minutesOf(begins) + DAY) % DAY, minutos }],
  );
  const outside = placed.find(({ from, minutos }) => from + minutos > length);
  if (outside) return { defecto: 'pausa-fuera', pausa: outside.pausa };
  const ordered = placed.toSorted((a, b) => a.from - b.from);
  const overlapping = ordered.find(({ from }, index) => {
    const before = ordered[index - 1];
    return before && before.from + before.minutos > from;
  });
  return overlapping ? { defecto: 'pausas-solapadas', pausa: overlapping.pausa } : null;
}

const shiftDefect = ({ inicio, fin, pausas }: Turno): Mistake | null => pauseDefect(pausas, inicio, span(inicio, fin));

function flexibleDefect({ minutos, entradaDesde, entradaHasta, pausas }: DiaFlexible): Mistake | null {
  if (entradaHasta < entradaDesde) return { defecto: 'entrada-al-reves' };
  const unpaid = pausas.reduce((sum, pausa) => sum + (pausa.pagada ? 0 : pausa.minutos), 0);
  if (minutos + unpaid > DAY) return { defecto: 'turno-largo' };
  return pauseDefect(pausas, entradaDesde, minutos + unpaid + minutesOf(entradaHasta) - minutesOf(entradaDesde));
}

/** In a series of days, with the last one before the first again: the shift that ends after the next one begins. */
function overlapsNext(days: readonly (Turno | null | undefined)[]): Turno | null {
  const clash = days.find((turno, index) => {
    const next = days[(index + 1) % days.length];
    return turno && next && turno.fin <= turno.inicio && minutesOf(turno.fin) > minutesOf(next.inicio);
  });
  return clash ?? null;
}

function rotationDefect({ ciclo, turnos }: Extract<VersionHorario, { clase: 'rotativo' }>): DefectoHorario | null {
  const byCode = new Map(turnos.map((turno) => [turno.codigo, turno]));
  const twice = turnos.find((turno) => byCode.get(turno.codigo) !== turno);
  if (twice) return { defecto: 'codigo-repetido', donde: twice.codigo };
  const unknown = ciclo.find((codigo) => codigo !== null && !byCode.has(codigo));
  if (unknown) return { defecto: 'turno-sin-definir', donde: unknown };
  const clash = overlapsNext(ciclo.map((codigo) => (codigo === null ? null : byCode.get(codigo))));
  return clash && { defecto: 'turnos-solapados', donde: clash.codigo };
}

/** The first mistake in a week of flexible days. */
function flexibleWeekDefect(semana: readonly (DiaFlexible | null)[]): DefectoHorario | null {
  for (const [index, dia] of semana.entries()) {
    const mistake = dia && flexibleDefect(dia);
    if (mistake) return { ...mistake, donde: String(index + 1) };
  }
  return null;
}

/** The first mistake in a week of shifts. */
function fixedWeekDefect(semana: readonly (Turno | null)[]): DefectoHorario | null {
  for (const [index, turno] of semana.entries()) {
    const mistake = turno && shiftDefect(turno);
    if (mistake) return { ...mistake, donde: String(index + 1) };
  }
  const clash = overlapsNext(semana);
  return clash && { defecto: 'turnos-solapados', donde: String(semana.indexOf(clash) + 1) };
}

/** The first mistake in the seasons: their dates, the days that two of them share, their weeks. A season may be without work. */
function seasonDefect(version: Exclude<VersionHorario, { clase: 'rotativo' }>): DefectoHorario | null {
  const seasons: readonly Temporada<unknown>[] = version.temporadas ?? [];
  for (const [temporada, season] of seasons.entries()) {
    if (!isSeason(season)) return { defecto: 'temporada-fechas', donde: '', temporada };
    if (findOverlap(seasons.slice(0, temporada), season)) return { defecto: 'temporadas-solapadas', donde: '', temporada };
  }
  const weeks =
    version.clase === 'fijo'
      ? (version.temporadas ?? []).map(({ semana }) => fixedWeekDefect(semana))
      : (version.temporadas ?? []).map(({ semana }) => flexibleWeekDefect(semana));
  const temporada = weeks.findIndex((defect) => defect !== null);
  const defect = weeks[temporada];
  return defect ? { ...defect, temporada } : null;
}

/** The first mistake in a version of a schedule, or null. */
export function reviewHorario(version: VersionHorario): DefectoHorario | null {
  const days = version.clase === 'rotativo' ? version.ciclo : version.semana;
  if (days.every((day) => day === null)) return { defecto: 'sin-dias', donde: '' };
  if (version.clase === 'flexible') return flexibleWeekDefect(version.semana) ?? seasonDefect(version);
  if (version.clase === 'fijo') return fixedWeekDefect(version.semana) ?? seasonDefect(version);
  for (const turno of version.turnos) {
    const mistake = shiftDefect(turno);
    if (mistake) return { ...mistake, donde: turno.codigo };
  }
  return rotationDefect(version);
}
