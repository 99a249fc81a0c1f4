import type { DiaPrevisto } from '@jornada/domain/horario/modelo.ts';
import type { PersonaDemo } from '../company/person.ts';
import { isNamedAccount } from '../company/accounts.ts';
import { randomFor, type Luck } from '../random.ts';
import { touchesOf, type Toque } from './day.ts';
import { NOTAS } from './remarks.ts';

/** What is done about a day later: a proposal to change the hour of a mark, a request for the clock-out, or an answer to one. */
export type Seguimiento = { en: number } & (
  | { que: 'correccion'; toque: number; momento: number; motivo: string }
  | { que: 'alta'; momento: number; motivo: string }
  | { que: 'respuesta'; acepta: boolean; motivo: string | null }
);

/** A day as it happened: what was pressed, and what was done about it afterwards. */
export type DiaContado = { toques: Toque[]; seguimientos: Seguimiento[] };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often the clock-out is forgotten; how many of those are never added, and how many are asked for later; how often the
 * clock-in is late.
 */
const FORGOTTEN = 1 / 120;
const NEVER = 0.08;
const ASKED = 0.3;
const LATE_ENTRY = 1 / 55;

/** An instant during office hours, some days after a day. Milliseconds of the epoch. */
function officeHour({ fecha, zona }: DiaPrevisto, days: number, luck: Luck): number {
  const day = Temporal.PlainDate.from(fecha).add({ days });
  return day.toZonedDateTime({ timeZone: zona, plainTime: '09:10' }).epochMilliseconds + luck.between(0, 7 * HOUR);
}

/** The outcome of a request: whether the manager accepts it, and whether soon; null: no answer yet. */
type Respuesta = { acepta: boolean; isSoon?: boolean } | null;

/** The manager's answer, two or three days after a day, or nine. */
function answer(persona: PersonaDemo, previsto: DiaPrevisto, respuesta: Respuesta, luck: Luck): Seguimiento[] {
  if (!respuesta) return [];
  const { acepta, isSoon = false } = respuesta;
  const days = luck.chance(0.55) && !isSoon ? 9 : luck.between(2, 3);
  const motivo = acepta ? null : luck.pick(NOTAS[persona.idioma].desacuerdo);
  return [{ que: 'respuesta', en: officeHour(previsto, days, luck), acepta, motivo }];
}

/** When the person asks: on the next day, at least an hour after the marks. */
const askedAt = (previsto: DiaPrevisto, ended: number, luck: Luck): number => Math.max(officeHour(previsto, 1, luck), ended + HOUR);

/** The person notices in the evening or at night, and clocks out before the day counts as forgotten. */
function clockOutLate(persona: PersonaDemo, previsto: DiaPrevisto, toques: readonly Toque[], luck: Luck): DiaContado {
  const salida = toques.at(-1);
  if (!salida) return { toques: [], seguimientos: [] };
  const noticed = { ...salida, en: salida.en + luck.between(60, 230) * MINUTE };
  const motivo = luck.pick(NOTAS[persona.idioma].olvido);
  const en = askedAt(previsto, noticed.en, luck);
  return {
    toques: [...toques.slice(0, -1), noticed],
    seguimientos: [
      { que: 'correccion', en, toque: toques.length - 1, momento: salida.en, motivo },
      ...answer(persona, previsto, { acepta: true }, luck),
    ],
  };
}

/** The person notices only on the next day, and then asks for the clock-out. */
function askForEnd(persona: PersonaDemo, previsto: DiaPrevisto, toques: readonly Toque[], luck: Luck, isSoon = false): DiaContado {
  const salida = toques.at(-1);
  if (!salida) return { toques: [], seguimientos: [] };
  const motivo = luck.pick(NOTAS[persona.idioma].olvido);
  return {
    toques: toques.slice(0, -1),
    seguimientos: [
      { que: 'alta', en: askedAt(previsto, salida.en, luck), momento: salida.en, motivo },
      ...answer(persona, previsto, { acepta: true, isSoon }, luck),
    ],
  };
}

function clockInLate(persona: PersonaDemo, previsto: DiaPrevisto, toques: readonly Toque[], luck: Luck, respuesta: Respuesta): DiaContado {
  const [entrada, ...rest] = toques;
  if (!entrada) return { toques: [], seguimientos: [] };
  const pressed = { ...entrada, en: entrada.en + luck.between(6, 15) * MINUTE };
  const motivo = luck.pick(NOTAS[persona.idioma].correccion);
  const en = askedAt(previsto, toques.at(-1)?.en ?? pressed.en, luck);
  return {
    toques: [pressed, ...rest],
    seguimientos: [{ que: 'correccion', en, toque: 0, momento: entrada.en, motivo }, ...answer(persona, previsto, respuesta, luck)],
  };
}

/** A mishap to be shown: a request that waits, a forgotten clock-out with an accepted request, a disagreement. */
export type Percance = 'pendiente' | 'olvido' | 'desacuerdo';

function meant(percance: Percance, persona: PersonaDemo, previsto: DiaPrevisto, toques: readonly Toque[]): DiaContado {
  const luck = randomFor(persona.userName, previsto.fecha, percance);
  if (percance === 'olvido') return askForEnd(persona, previsto, toques, luck, true);
  return clockInLate(persona, previsto, toques, luck, percance === 'pendiente' ? null : { acepta: false, isSoon: true });
}

/**
 * How a planned day of a person went, the same at every call. `isLeftOpen`: they went home and have not yet noticed that they are
 * still clocked in. `percance`: the mishap of that day. A person without a manager has nobody to agree with a correction, so they
 * get none.
 */
export function historyOf(
  persona: PersonaDemo,
  previsto: DiaPrevisto,
  { isLeftOpen, percance = null }: { isLeftOpen: boolean; percance?: Percance | null },
): DiaContado {
  const toques = touchesOf(persona, previsto);
  if (toques.length === 0) return { toques, seguimientos: [] };
  if (percance) return meant(percance, persona, previsto, toques);
  if (isLeftOpen) return { toques: toques.slice(0, -1), seguimientos: [] };
  const luck = randomFor(persona.userName, previsto.fecha, 'mishap');
  const hasManager = persona.responsable !== null;
  if (luck.chance(FORGOTTEN)) {
    if (luck.chance(NEVER)) return { toques: toques.slice(0, -1), seguimientos: [] };
    if (!hasManager) return { toques, seguimientos: [] };
    // People who try a named account must find no day that is still open.
    const isAsked = luck.chance(ASKED) && !isNamedAccount(persona.userName);
    return (isAsked ? askForEnd : clockOutLate)(persona, previsto, toques, luck);
  }
  if (hasManager && luck.chance(LATE_ENTRY)) return clockInLate(persona, previsto, toques, luck, { acepta: luck.chance(0.9) });
  return { toques, seguimientos: [] };
}
