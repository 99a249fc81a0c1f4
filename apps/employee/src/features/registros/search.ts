import { monthOf } from '@jornada/web/month.ts';

/** The calendar's address: the month `YYYY-MM`, and the open day `YYYY-MM-DD`. */
export type CalendarioSearch = { mes?: string | undefined; dia?: string | undefined };

/** The month to show: the one in the address, otherwise that of the open day, otherwise the current one by the server's clock. */
export function openMonth({ mes, dia }: CalendarioSearch, now: Temporal.Instant, zona: string): string {
  if (mes) return mes;
  return monthOf(dia ?? now.toZonedDateTimeISO(zona).toPlainDate().toString());
}
