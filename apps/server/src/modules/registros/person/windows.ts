import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { diaDeSemana, fechaDeNumero, masDias } from '@jornada/domain/horario/calendario.ts';
import { DIAS_ATRAS } from '@jornada/domain/limites/index.ts';

export type Ventana = { desde: Fecha; hasta: Fecha };

const MS_PER_DAY = 86_400_000;

/** Today's date in UTC. */
const utcDay = (now: Temporal.Instant): Fecha => fechaDeNumero(Math.floor(now.epochMilliseconds / MS_PER_DAY));

/**
 * The log lines that may concern now, in any zone: today's local date differs from UTC's by at most a day, and a night shift
 * began the day before.
 */
export function windowOfNow(now: Temporal.Instant): Ventana {
  const utc = utcDay(now);
  return { desde: masDias(utc, -2), hasta: masDias(utc, 1) };
}

/** Extends a window by the days before it that its warnings need. */
export const lookingBack = ({ desde, hasta }: Ventana): Ventana => ({
  desde: masDias(desde, -DIAS_ATRAS),
  hasta,
});

/**
 * The projected days that home needs: this month from its first day, the whole week, and the days that their warnings need. At
 * most 41.
 */
export function windowOfHome(now: Temporal.Instant): Ventana {
  const utc = utcDay(now);
  const first = `${masDias(utc, -2).slice(0, 8)}01`;
  const weekStart = masDias(utc, -9 - DIAS_ATRAS);
  return { desde: first < weekStart ? first : weekStart, hasta: masDias(utc, 8) };
}

/** A calendar month. */
export function windowOfMonth(ano: number, mes: number): Ventana {
  const first = Temporal.PlainDate.from({ year: ano, month: mes, day: 1 });
  return { desde: first.toString(), hasta: first.with({ day: first.daysInMonth }).toString() };
}

/** Monday to Sunday of the week with this day. */
export function weekOf(fecha: Fecha): Ventana {
  const monday = masDias(fecha, 1 - diaDeSemana(fecha));
  return { desde: monday, hasta: masDias(monday, 6) };
}
