import type { Format } from '@jornada/i18n';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^(\d{4})-(\d{2})$/;

/** A text of a line as people say it: a day `YYYY-MM-DD` and a month `YYYY-MM` in words, anything else as it stands. */
export function saidText(text: string, format: Format): string {
  if (DAY.test(text)) return format.date(text, 'numeric');
  const [, year, month] = MONTH.exec(text) ?? [];
  return month ? format.month(Number(month), Number(year)) : text;
}
