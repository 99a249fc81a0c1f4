import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { DIAS_ATRAS } from '@jornada/domain/limites/index.ts';

export type Ventana = { desde: Fecha; hasta: Fecha };

/** The log lines that "now" can concern, whatever the zone: today's local date is at most a day from UTC's, a night began the day before. */
export function windowOfNow(now: Temporal.Instant): Ventana {
  const utc = now.toZonedDateTimeISO('UTC').toPlainDate();
  return { desde: utc.subtract({ days: 2 }).toString(), hasta: utc.add({ days: 1 }).toString() };
}

/** The days before a window as well, from which its warnings follow. */
export const lookingBack = ({ desde, hasta }: Ventana): Ventana => ({
  desde: Temporal.PlainDate.from(desde).subtract({ days: DIAS_ATRAS }).toString(),
  hasta,
});

/** The projected days that home needs: this month from its first day, the whole week, and what its warnings follow from. 41 at most. */
export function windowOfHome(now: Temporal.Instant): Ventana {
  const utc = now.toZonedDateTimeISO('UTC').toPlainDate();
  const first = utc.subtract({ days: 2 }).with({ day: 1 });
  const weekStart = utc.subtract({ days: 9 + DIAS_ATRAS });
  return {
    desde: (Temporal.PlainDate.compare(first, weekStart) < 0 ? first : weekStart).toString(),
    hasta: utc.add({ days: 8 }).toString(),
  };
}

/** A calendar month. */
export function windowOfMonth(ano: number, mes: number): Ventana {
  const first = Temporal.PlainDate.from({ year: ano, month: mes, day: 1 });
  return { desde: first.toString(), hasta: first.with({ day: first.daysInMonth }).toString() };
}

/** Monday to Sunday around a day. */
export function weekOf(fecha: Fecha): Ventana {
  const day = Temporal.PlainDate.from(fecha);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return { desde: monday.toString(), hasta: monday.add({ days: 6 }).toString() };
}
