import type { Instante } from '../horario/modelo.ts';

/** Minutes after the planned end, so that people who stay a little longer are not disturbed. */
const MINUTOS_TRAS_EL_TURNO = 30;
/** Without a plan: this many minutes at work are a reason to ask. */
const MINUTOS_SIN_TURNO = 10 * 60;
/** After this many minutes it is useless: the person has left, sleeps, or has begun the next day. */
const VIGENCIA_MINUTOS = 3 * 60;

/**
 * When to remind somebody who is still clocked in then. `inicio`: when their day began. `fin`: the end of the planned shift; null if there
 * is none, or if it was before they began.
 */
export function whenToRemindSalida({ inicio, fin }: { inicio: Instante; fin: Instante | null }): Temporal.Instant {
  const begun = Temporal.Instant.from(inicio);
  const end = fin === null ? null : Temporal.Instant.from(fin);
  const isPlanned = end !== null && Temporal.Instant.compare(end, begun) > 0;
  return isPlanned ? end.add({ minutes: MINUTOS_TRAS_EL_TURNO }) : begun.add({ minutes: MINUTOS_SIN_TURNO });
}

/** Whether it is time for a reminder that was due at an instant, and not too late for it. */
export function isTimeToRemindSalida(due: Temporal.Instant, ahora: Temporal.Instant): boolean {
  const minutes = due.until(ahora).total('minutes');
  return minutes >= 0 && minutes < VIGENCIA_MINUTOS;
}
