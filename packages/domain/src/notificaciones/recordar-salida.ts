import type { Instante } from '../horario/modelo.ts';

/** Minutes after the planned end, so that people who stay a little longer are not disturbed. */
const MINUTOS_TRAS_EL_TURNO = 30;
/** Without a plan: nobody works that long without a reason to look. */
const MINUTOS_SIN_TURNO = 10 * 60;
/** Later than this it is of no use: the person has gone, sleeps, or has begun the next day. */
const VIGENCIA_MINUTOS = 3 * 60;

/**
 * Whether to remind somebody now who is still clocked in. `inicio`: when their day began; `fin`: when the planned shift ends, null if none is
 * planned or it ended before they began.
 */
export function tocaRecordarSalida({ ahora, inicio, fin }: { ahora: Instante; inicio: Instante; fin: Instante | null }): boolean {
  const begun = Temporal.Instant.from(inicio);
  const end = fin === null ? null : Temporal.Instant.from(fin);
  const isPlanned = end !== null && Temporal.Instant.compare(end, begun) > 0;
  const due = isPlanned ? end.add({ minutes: MINUTOS_TRAS_EL_TURNO }) : begun.add({ minutes: MINUTOS_SIN_TURNO });
  const minutes = due.until(ahora).total('minutes');
  return minutes >= 0 && minutes < VIGENCIA_MINUTOS;
}
