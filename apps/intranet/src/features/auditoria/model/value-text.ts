import type { Format } from '@jornada/i18n';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^(\d{4})-(\d{2})$/;

/** The value of a line in words: a day `YYYY-MM-DD` or a month `YYYY-MM` is formatted, anything else is unchanged. */
export function valueText(text: string, format: Format): string {
  if (DAY.test(text)) return format.date(text, 'numeric');
  const [, year, month] = MONTH.exec(text) ?? [];
  return month ? format.month(Number(month), Number(year)) : text;
}
