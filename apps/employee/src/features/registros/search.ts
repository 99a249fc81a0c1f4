import { monthOf } from '@jornada/web/month.ts';

/** What the calendar's address says: the month `YYYY-MM`, and the day `YYYY-MM-DD` that is open. */
export type CalendarioSearch = { mes?: string | undefined; dia?: string | undefined };

/** The month to show: the one named, else that of the open day, else this one by the server's clock. */
export function openMonth({ mes, dia }: CalendarioSearch, now: Temporal.Instant, zona: string): string {
  if (mes) return mes;
  return monthOf(dia ?? now.toZonedDateTimeISO(zona).toPlainDate().toString());
}
