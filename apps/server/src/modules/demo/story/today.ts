import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { PersonaDemo } from '../company/person.ts';
import { randomFor } from '../random.ts';
import type { Toque } from './day.ts';
import { historyOf } from './mishaps.ts';

const MINUTE = 60_000;
/** How often somebody is late for long, or does not come; seldom enough that one looks at each of them. */
const LATE = 1 / 14;
const ABSENT = 1 / 45;
/** Work before the first pause of somebody who came late. */
const SHORTEST = 30 * MINUTE;

function comeLate([entrada, ...rest]: readonly Toque[], minutes: number): Toque[] {
  const salida = rest.at(-1);
  if (!entrada || !salida) return [];
  const en = entrada.en + minutes * MINUTE;
  if (en + SHORTEST > salida.en) return [entrada, ...rest];
  // A pause and its return go together.
  const firstPause = rest.findIndex((toque) => toque.en > en + SHORTEST && !toque.tipo.endsWith('Fin'));
  return [{ ...entrada, en }, ...rest.slice(Math.max(0, firstPause))];
}

/**
 * What a person presses on a day while it is still going on, the same at every call. Here people can be late for long or not come at all, so that
 * there is something to look at.
 */
export function runningDayOf(persona: PersonaDemo, previsto: DiaPrevisto, isLeftOpen: boolean): Toque[] {
  const luck = randomFor(persona.userName, previsto.fecha, 'running');
  const { toques } = historyOf(persona, previsto, { isLeftOpen });
  if (luck.chance(ABSENT) && !isLeftOpen) return [];
  return luck.chance(LATE) ? comeLate(toques, luck.between(50, 150)) : toques;
}
