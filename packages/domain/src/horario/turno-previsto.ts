import { instanteDe, minutosEntre, ms } from '../registros/tiempo.ts';
import { instanteLocal, masDias, numeroDeDia } from './calendario.ts';
import type { DiaFlexible, DiaSuelto, Fecha, Hora, PausaPrevista, PeriodoLaboral, Turno, TurnoPrevisto, VersionHorario } from './modelo.ts';
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

/** A shift on a day, by the clock of a zone, before holidays and absences. */
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

/** The time between two parts of a day. The person does with it what they like. */
const gapBetween = (before: TurnoPrevisto, after: TurnoPrevisto): TurnoPrevisto['pausas'] => {
  const minutos = minutosEntre(ms(before.fin), ms(after.inicio));
  return minutos === 0 ? [] : [{ subtipo: 'personal', inicio: before.fin, minutos, pagada: false }];
};

/** A day that was planned by itself, as one shift. Null on a day off. */
export function placeParts(partes: DiaSuelto, fecha: Fecha, zona: string): TurnoColocado | null {
  const placed = partes.map(({ turno }) => placeShift(turno, fecha, zona)).toSorted((a, b) => ms(a.turno.inicio) - ms(b.turno.inicio));
  const [first, ...others] = placed;
  if (!first) return null;
  return others.reduce(
    (day, { turno, minutos }) => ({
      turno: {
        ...day.turno,
        codigo: `${day.turno.codigo}+${turno.codigo}`,
        nombre: `${day.turno.nombre} + ${turno.nombre}`,
        fin: turno.fin,
        pausas: [...day.turno.pausas, ...gapBetween(day.turno, turno), ...turno.pausas],
      },
      minutos: day.minutos + minutos,
    }),
    first,
  );
}

/** The shift that a schedule with fixed hours has on a day, by the clock on the wall. Null on a day off. */
export function shiftOn(horario: Exclude<VersionHorario, { clase: 'flexible' }>, fecha: Fecha): Turno | null {
  if (horario.clase === 'fijo') return dayOn(horario, fecha) ?? null;
  const { length } = horario.ciclo;
  const days = numeroDeDia(fecha) - numeroDeDia(horario.ancla);
  // Also before the anchor, where the remainder would be negative.
  const codigo = horario.ciclo[((days % length) + length) % length];
  return horario.turnos.find((one) => one.codigo === codigo) ?? null;
}

/** The shift of a day by the schedule of a period, before holidays and absences. Null on a day off. */
export function findShift({ horario, centro, horarioNombre }: PeriodoLaboral, fecha: Fecha): TurnoColocado | null {
  const { zona } = centro;
  if (horario.clase === 'flexible') {
    const flexible = dayOn(horario, fecha);
    return flexible ? placeFlexible(flexible, fecha, zona, horarioNombre) : null;
  }
  const turno = shiftOn(horario, fecha);
  return turno ? placeShift(turno, fecha, zona) : null;
}
