import { useTranslation } from 'react-i18next';
import { useFormat } from '@jornada/web/use-format.ts';

/** When something about a document was, and what it is about, in words. */
export function useDocumentWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    t,
    format,
    /** `23 nov, 16:02`. */
    when: (instant: string): string => `${format.date(format.dayOf(instant), 'day')}, ${format.hour(instant)}`,
    /** `Noviembre de 2026` for what is about a month: its first day. Other days are named. */
    period: (fecha: string): string => {
      const day = Temporal.PlainDate.from(fecha);
      return day.day === 1 ? format.capitalize(format.month(day.month, day.year)) : format.date(fecha, 'dayYear');
    },
  };
}
