import { instanteDe } from '../registros/tiempo.ts';
import { instanteLocal, masDias, numeroDeDia } from './calendario.ts';
import type { DiaFlexible, Fecha, Hora, PausaPrevista, PeriodoLaboral, Turno, TurnoPrevisto } from './modelo.ts';
import { dayOn } from './temporada.ts';

const MS_PER_MINUTE = 60_000;

/** A shift on a real day, and its minutes: those that pass on that day, without the unpaid pauses. */
export type TurnoColocado = { turno: TurnoPrevisto; minutos: number };

const unpaidMinutes = (pausas: readonly PausaPrevista[]): number =>
  pausas.reduce((sum, { pagada, minutos }) => sum + (pagada ? 0 : minutos), 0);

/** In a night shift, an hour before the beginning of the shift is after midnight. */
function placePauses(pausas: readonly PausaPrevista[], begins: Hora, fecha: Fecha, zona: string): TurnoPrevisto['pausas'] {
  return pausas.map(({ subtipo, inicio, minutos, pagada }) => {
    if (inicio === null) return { subtipo, inicio, minutos, pagada };
    return { subtipo, inicio: instanteDe(instanteLocal(inicio < begins ? masDias(fecha, 1) : fecha, inicio, zona)), minutos, pagada };
  });
}

/** A shift on a day of a zone, before holidays and absences. */
export function placeShift(turno: Turno, fecha: Fecha, zona: string): TurnoColocado {
  const inicio = instanteLocal(fecha, turno.inicio, zona);
  // A shift within the hour that the spring change skips has no length. It never ends before it begins.
  const fin = Math.max(inicio, instanteLocal(turno.fin <= turno.inicio ? masDias(fecha, 1) : fecha, turno.fin, zona));
  return {
    turno: {
      codigo: turno.codigo,
      nombre: turno.nombre,
      flexible: false,
      inicio: instanteDe(inicio),
      fin: instanteDe(fin),
      entradaDesde: null,
      entradaHasta: null,
      pausas: placePauses(turno.pausas, turno.inicio, fecha, zona),
    },
    minutos: Math.max(0, Math.floor((fin - inicio) / MS_PER_MINUTE) - unpaidMinutes(turno.pausas)),
  };
}

/** A flexible day begins at the latest hour to begin, and ends after its minutes and unpaid pauses. */
function placeFlexible(flexible: DiaFlexible, fecha: Fecha, zona: string, nombre: string): TurnoColocado {
  const { minutos, entradaDesde, entradaHasta, pausas } = flexible;
  const first = instanteLocal(fecha, entradaDesde, zona);
  const latest = Math.max(first, instanteLocal(entradaHasta < entradaDesde ? masDias(fecha, 1) : fecha, entradaHasta, zona));
  return {
    turno: {
      codigo: 'FLEX',
      nombre,
      flexible: true,
      inicio: instanteDe(latest),
      fin: instanteDe(latest + (minutos + unpaidMinutes(pausas)) * MS_PER_MINUTE),
      entradaDesde: instanteDe(first),
      entradaHasta: instanteDe(latest),
      pausas: placePauses(pausas, entradaDesde, fecha, zona),
    },
    minutos,
  };
}

/** The shift of a day by the schedule of a period, before holidays and absences. Null on a day off. */
export function findShift({ horario, centro, horarioNombre }: PeriodoLaboral, fecha: Fecha): TurnoColocado | null {
  const { zona } = centro;
  if (horario.clase === 'rotativo') {
    const { length } = horario.ciclo;
    const days = numeroDeDia(fecha) - numeroDeDia(horario.ancla);
    // Also before the anchor, where the remainder would be negative.
    const codigo = horario.ciclo[((days % length) + length) % length];
    const turno = horario.turnos.find((one) => one.codigo === codigo);
    return turno ? placeShift(turno, fecha, zona) : null;
  }
  if (horario.clase === 'fijo') {
    const turno = dayOn(horario, fecha);
    return turno ? placeShift(turno, fecha, zona) : null;
  }
  const flexible = dayOn(horario, fecha);
  return flexible ? placeFlexible(flexible, fecha, zona, horarioNombre) : null;
}
