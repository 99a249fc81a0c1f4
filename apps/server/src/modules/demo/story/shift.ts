import type { DiaPrevisto, TurnoPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { PersonaDemo } from '../company/person.ts';
import { randomFor } from '../random.ts';
import { minuteOf } from './minutes.ts';

/** At most so many minutes before or after the planned end. */
const MOST = 100;

/**
 * The whole minute of the epoch at which a person arrives: near the start of a shift, or at their usual hour on a flexible day.
 */
export function arrivalOf(persona: PersonaDemo, fecha: string, turno: TurnoPrevisto): number {
  const luck = randomFor(persona.userName, fecha, 'arrival');
  if (turno.entradaDesde !== null && turno.entradaHasta !== null) {
    const first = minuteOf(turno.entradaDesde);
    const last = minuteOf(turno.entradaHasta);
    const habit = first + randomFor(persona.userName, 'habit').next() * (last - first);
    return Math.min(last, Math.max(first, Math.round(habit + luck.around(9))));
  }
  const late = luck.chance(0.03) ? luck.between(8, 28) : 0;
  return minuteOf(turno.inicio) + Math.max(-12, Math.round(luck.around(2.5)) - 1) + late;
}

/** The end of an ordinary day, by how free its hours are: minutes beyond the plan, and the spread around that. */
const ORDINARY = { strict: { beyond: 1, spread: 2.5 }, fixed: { beyond: 1, spread: 3 }, flexible: { beyond: 0, spread: 13 } } as const;

/** Part-time people and crews keep to their hours. On a flexible day nobody counts the minutes. */
function freedomOf(minutos: number, { codigo, flexible }: TurnoPrevisto): keyof typeof ORDINARY {
  if (minutos < 360 || codigo === 'N' || codigo === 'M' || codigo === 'T') return 'strict';
  return flexible ? 'flexible' : 'fixed';
}

/** Sometimes a person stays longer, or has to leave. Minutes. */
function exceptionOf({ userName }: PersonaDemo, fecha: string): number {
  const luck = randomFor(userName, fecha, 'exception');
  if (luck.chance(0.05)) return luck.between(25, 80);
  return luck.chance(0.04) ? -luck.between(25, 70) : 0;
}

/**
 * Minutes worked beyond the plan of a day. Most of yesterday's excess is given back today, so that a month stays near its plan.
 */
export function deviationOf(
  persona: PersonaDemo,
  { fecha, minutos }: Pick<DiaPrevisto, 'fecha' | 'minutos'>,
  turno: TurnoPrevisto,
): number {
  const freedom = freedomOf(minutos, turno);
  const { beyond, spread } = ORDINARY[freedom];
  const noise = beyond + randomFor(persona.userName, fecha, 'noise').around(spread);
  if (freedom === 'strict') return Math.round(noise);
  const before = Temporal.PlainDate.from(fecha).subtract({ days: 1 }).toString();
  const exception = exceptionOf(persona, fecha) - 0.6 * exceptionOf(persona, before);
  return Math.max(-MOST, Math.min(MOST, Math.round(noise + exception)));
}
