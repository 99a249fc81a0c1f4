import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { PersonaDemo } from '../company/person.ts';
import { luckOf, type Luck } from '../random.ts';
import { touchesOf, type Toque } from './day.ts';
import { NOTAS } from './remarks.ts';

/** What is done about a day later: another hour proposed for one of its touches, or an answer to that proposal. */
export type Seguimiento = { en: number; toque: number } & (
  | { que: 'correccion'; momento: number; motivo: string }
  | { que: 'respuesta'; acepta: boolean }
);

/** A day as it went: what was pressed, and what was done about it afterwards. */
export type Historia = { toques: Toque[]; seguimientos: Seguimiento[] };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often the clock-out is forgotten, how many of those never come, and how often the clock-in is late. */
const FORGOTTEN = 1 / 120;
const NEVER = 0.08;
const LATE_ENTRY = 1 / 80;

/** An instant during office hours, some days after a day. Milliseconds of the epoch. */
function officeHour({ fecha, zona }: DiaPrevisto, days: number, luck: Luck): number {
  const day = Temporal.PlainDate.from(fecha).add({ days });
  return day.toZonedDateTime({ timeZone: zona, plainTime: '09:10' }).epochMilliseconds + luck.between(0, 7 * HOUR);
}

type Proposal = { toque: number; ended: number; momento: number; motivo: string; acepta: boolean };

/** The proposal on the next day, and the manager's answer one or two days later; some wait longer for theirs. */
function correction(previsto: DiaPrevisto, what: Proposal, luck: Luck): Seguimiento[] {
  const { toque, ended, momento, motivo, acepta } = what;
  const answered = luck.chance(0.35) ? 9 : luck.between(2, 3);
  return [
    { que: 'correccion', en: Math.max(officeHour(previsto, 1, luck), ended + HOUR), toque, momento, motivo },
    { que: 'respuesta', en: officeHour(previsto, answered, luck), toque, acepta },
  ];
}

/** At night or in the evening somebody notices, and clocks out: before the day counts as forgotten. */
function clockOutLate(persona: PersonaDemo, previsto: DiaPrevisto, toques: readonly Toque[], luck: Luck): Historia {
  const salida = toques.at(-1);
  if (!salida) return { toques: [], seguimientos: [] };
  const noticed = { ...salida, en: salida.en + luck.between(60, 230) * MINUTE };
  const motivo = luck.pick(NOTAS[persona.idioma].olvido);
  return {
    toques: [...toques.slice(0, -1), noticed],
    seguimientos: correction(previsto, { toque: toques.length - 1, ended: noticed.en, momento: salida.en, motivo, acepta: true }, luck),
  };
}

function clockInLate(persona: PersonaDemo, previsto: DiaPrevisto, toques: readonly Toque[], luck: Luck): Historia {
  const [entrada, ...rest] = toques;
  if (!entrada) return { toques: [], seguimientos: [] };
  const pressed = { ...entrada, en: entrada.en + luck.between(6, 15) * MINUTE };
  const motivo = luck.pick(NOTAS[persona.idioma].correccion);
  return {
    toques: [pressed, ...rest],
    seguimientos: correction(
      previsto,
      { toque: 0, ended: toques.at(-1)?.en ?? pressed.en, momento: entrada.en, motivo, acepta: luck.chance(0.9) },
      luck,
    ),
  };
}

/**
 * How a planned day of a person went, the same at every call. `isLeftOpen`: they went home and have not yet noticed that
 * they are still clocked in. Where nobody answers for a person there is nobody to agree with a correction, so none is made.
 */
export function historyOf(persona: PersonaDemo, previsto: DiaPrevisto, { isLeftOpen }: { isLeftOpen: boolean }): Historia {
  const toques = touchesOf(persona, previsto);
  if (toques.length === 0) return { toques, seguimientos: [] };
  if (isLeftOpen) return { toques: toques.slice(0, -1), seguimientos: [] };
  const luck = luckOf(persona.userName, previsto.fecha, 'mishap');
  const hasManager = persona.responsable !== null;
  if (luck.chance(FORGOTTEN)) {
    if (luck.chance(NEVER)) return { toques: toques.slice(0, -1), seguimientos: [] };
    return hasManager ? clockOutLate(persona, previsto, toques, luck) : { toques, seguimientos: [] };
  }
  if (hasManager && luck.chance(LATE_ENTRY)) return clockInLate(persona, previsto, toques, luck);
  return { toques, seguimientos: [] };
}
