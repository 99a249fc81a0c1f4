import type { DiaFlexible, Hora, PausaPrevista, PeriodoLaboral, Turno, TurnoPrevisto } from './modelo.ts';

const MS_PER_MINUTE = 60_000;

/** A shift on a real day, and the minutes that it asks for: those that pass on that very day, less the unpaid pauses. */
export type TurnoColocado = { turno: TurnoPrevisto; minutos: number };

/** An hour of the wall clock on a day, in milliseconds. One that the spring change skips moves forward, one that comes twice is the first. */
const at = (dia: Temporal.PlainDate, hora: Hora, zona: string): number =>
  dia.toZonedDateTime({ timeZone: zona, plainTime: hora }).epochMilliseconds;

const toInstant = (milliseconds: number): string => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();

const unpaidMinutes = (pausas: readonly PausaPrevista[]): number =>
  pausas.reduce((sum, { pagada, minutos }) => sum + (pagada ? 0 : minutos), 0);

/** Within a night, an hour before the one at which the day begins is one after midnight. */
function placePauses(pausas: readonly PausaPrevista[], begins: Hora, dia: Temporal.PlainDate, zona: string): TurnoPrevisto['pausas'] {
  return pausas.map(({ subtipo, inicio, minutos, pagada }) => {
    if (inicio === null) return { subtipo, inicio, minutos, pagada };
    return { subtipo, inicio: toInstant(at(inicio < begins ? dia.add({ days: 1 }) : dia, inicio, zona)), minutos, pagada };
  });
}

function placeShift(turno: Turno, dia: Temporal.PlainDate, zona: string): TurnoColocado {
  const inicio = at(dia, turno.inicio, zona);
  // A shift within the hour that the spring change skips has no length; it never ends before it begins.
  const fin = Math.max(inicio, at(turno.fin <= turno.inicio ? dia.add({ days: 1 }) : dia, turno.fin, zona));
  return {
    turno: {
      codigo: turno.codigo,
      nombre: turno.nombre,
      flexible: false,
      inicio: toInstant(inicio),
      fin: toInstant(fin),
      entradaDesde: null,
      entradaHasta: null,
      pausas: placePauses(turno.pausas, turno.inicio, dia, zona),
    },
    minutos: Math.max(0, Math.floor((fin - inicio) / MS_PER_MINUTE) - unpaidMinutes(turno.pausas)),
  };
}

/** A flexible day begins at the latest hour to come in, and ends when its minutes and unpaid pauses have passed. */
function placeFlexible(flexible: DiaFlexible, dia: Temporal.PlainDate, zona: string, nombre: string): TurnoColocado {
  const { minutos, entradaDesde, entradaHasta, pausas } = flexible;
  const first = at(dia, entradaDesde, zona);
  const latest = Math.max(first, at(entradaHasta < entradaDesde ? dia.add({ days: 1 }) : dia, entradaHasta, zona));
  return {
    turno: {
      codigo: 'FLEX',
      nombre,
      flexible: true,
      inicio: toInstant(latest),
      fin: toInstant(latest + (minutos + unpaidMinutes(pausas)) * MS_PER_MINUTE),
      entradaDesde: toInstant(first),
      entradaHasta: toInstant(latest),
      pausas: placePauses(pausas, entradaDesde, dia, zona),
    },
    minutos,
  };
}

/** Days kept for each shift: those of a year and more. */
const MAX_PLACED = 500;
const placedShifts = new WeakMap<Turno | DiaFlexible, Map<string, TurnoColocado>>();

/** Whoever has the same shift has it at the same instants: each is placed once on a day, for as long as its schedule lives. */
function placedOnce(turno: Turno | DiaFlexible, where: string, place: () => TurnoColocado): TurnoColocado {
  let placed = placedShifts.get(turno);
  if (!placed || placed.size >= MAX_PLACED) {
    placed = new Map();
    placedShifts.set(turno, placed);
  }
  const known = placed.get(where) ?? place();
  placed.set(where, known);
  return known;
}

/**
 * What the schedule of a period says of a day, before holidays and absences. Null on a day off. The same object for the same
 * shift, day and zone: it may not be changed.
 */
export function findShift({ horario, centro, horarioNombre }: PeriodoLaboral, dia: Temporal.PlainDate): TurnoColocado | null {
  const { zona } = centro;
  const placed = (turno: Turno): TurnoColocado => placedOnce(turno, `${dia.toString()} ${zona}`, () => placeShift(turno, dia, zona));
  if (horario.clase === 'rotativo') {
    const { length } = horario.ciclo;
    const days = Temporal.PlainDate.from(horario.ancla).until(dia).days;
    // Also before the anchor, where the remainder would be negative.
    const codigo = horario.ciclo[((days % length) + length) % length];
    const turno = horario.turnos.find((one) => one.codigo === codigo);
    return turno ? placed(turno) : null;
  }
  const weekday = dia.dayOfWeek - 1;
  if (horario.clase === 'fijo') {
    const turno = horario.semana[weekday];
    return turno ? placed(turno) : null;
  }
  const flexible = horario.semana[weekday];
  if (!flexible) return null;
  // Its schedule's name is told with it.
  return placedOnce(flexible, `${dia.toString()} ${zona} ${horarioNombre}`, () => placeFlexible(flexible, dia, zona, horarioNombre));
}
