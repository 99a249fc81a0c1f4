import type { DiaFlexible, Hora, PausaPrevista, Turno, VersionHorario } from './modelo.ts';

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
    | 'turnos-solapados';
  /** The code of the shift, or the day of the week from 1 (Monday). */
  donde: string;
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

/** The first mistake in a version of a schedule, or null. */
export function reviewHorario(version: VersionHorario): DefectoHorario | null {
  const days = version.clase === 'rotativo' ? version.ciclo : version.semana;
  if (days.every((day) => day === null)) return { defecto: 'sin-dias', donde: '' };
  if (version.clase === 'flexible') {
    for (const [index, dia] of version.semana.entries()) {
      const mistake = dia && flexibleDefect(dia);
      if (mistake) return { ...mistake, donde: String(index + 1) };
    }
    return null;
  }
  const shifts = version.clase === 'rotativo' ? version.turnos : version.semana;
  for (const [index, turno] of shifts.entries()) {
    const mistake = turno && shiftDefect(turno);
    if (turno && mistake) return { ...mistake, donde: version.clase === 'rotativo' ? turno.codigo : String(index + 1) };
  }
  if (version.clase === 'rotativo') return rotationDefect(version);
  const clash = overlapsNext(version.semana);
  return clash && { defecto: 'turnos-solapados', donde: String(version.semana.indexOf(clash) + 1) };
}
