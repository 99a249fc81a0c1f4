import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { PersonaDemo } from '../company/person.ts';
import type { ClaveProyecto } from '../company/projects.ts';
import type { ClaveTipo } from '../company/record-types.ts';
import { randomFor, type Luck } from '../random.ts';
import { isUnpaid, minutesOf, pausesOf, type PausaReal } from './pauses.ts';
import { NOTAS } from './remarks.ts';
import { arrivalOf, deviationOf } from './shift.ts';

/** One press of the clock: the time in milliseconds of the epoch, and what was pressed. */
export type Toque = { en: number; tipo: ClaveTipo; proyecto: ClaveProyecto | null; nota: string | null };

/** The shortest work between two marks, in minutes. */
const SHORTEST = 30;

type Horas = { entrada: number; salida: number; pausas: PausaReal[] };

/** Arrival, pauses and end of a day, so that the worked time is about the planned time. */
function hoursOf(persona: PersonaDemo, previsto: DiaPrevisto, luck: Luck): Horas | null {
  const { turno, minutos, fecha } = previsto;
  if (!turno || minutos < SHORTEST) return null;
  const entrada = arrivalOf(persona, fecha, turno);
  const target = Math.max(SHORTEST, minutos + deviationOf(persona, previsto, turno));
  const wanted = pausesOf({ turno, entrada, persona, luck });
  // A short day ends before its later pauses.
  for (let count = wanted.length; count >= 0; count -= 1) {
    const pausas = wanted.slice(0, count);
    const salida = entrada + target + minutesOf(pausas.filter(isUnpaid));
    if (salida >= (pausas.at(-1)?.hasta ?? entrada) + SHORTEST) return { entrada, salida, pausas };
  }
  return null;
}

function entryOf(persona: PersonaDemo, luck: Luck): Omit<Toque, 'en'> {
  const isAway = luck.chance(0.012);
  const tipo = luck.chance(persona.remoto / 10) ? 'remoto' : isAway ? 'fuera' : 'entrada';
  const nota = luck.chance(0.03) ? luck.pick(NOTAS[persona.idioma].entrada) : null;
  return { tipo, nota, proyecto: persona.proyectos.length > 0 ? luck.pick(persona.proyectos) : null };
}

/**
 * All presses of the clock on one planned day of a person, in order, the clock-out last. The same at every call. Empty if the day
 * has no work.
 */
export function touchesOf(persona: PersonaDemo, previsto: DiaPrevisto): Toque[] {
  const luck = randomFor(persona.userName, previsto.fecha, 'day');
  const horas = hoursOf(persona, previsto, luck);
  if (!horas) return [];
  const { entrada, salida, pausas } = horas;
  const touch = (minute: number, what: Partial<Toque> & Pick<Toque, 'tipo'>): Toque => ({
    proyecto: null,
    nota: null,
    ...what,
    en: minute * 60_000 + luck.between(0, 59_999),
  });
  const entry = entryOf(persona, luck);
  const touches = [touch(entrada, entry)];
  for (const { tipo, desde, hasta, nota } of pausas) touches.push(touch(desde, { tipo, nota }), touch(hasta, { tipo: `${tipo}Fin` }));
  const last = pausas.at(-1)?.hasta ?? entrada;
  const others = persona.proyectos.filter((proyecto) => proyecto !== entry.proyecto);
  if (others.length > 0 && luck.chance(0.3) && salida - last > 2 * SHORTEST) {
    touches.push(touch(luck.between(last + SHORTEST, salida - SHORTEST), { tipo: 'proyecto', proyecto: luck.pick(others) }));
  }
  return [...touches, touch(salida, { tipo: 'salida' })];
}
