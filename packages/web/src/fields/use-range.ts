import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Both ends, `YYYY-MM-DD` or empty, and which of them the field is. */
export type DayRange = { desde: string; hasta: string; end: 'desde' | 'hasta'; onRange: (range: { desde: string; hasta: string }) => void };

/**
 * How both ends of a range are chosen in one calendar: the first day, then the last one, which closes it. Opened from the last day, it
 * asks for that if the first one is known. A day before the first one is a new first day.
 */
export function useRange(range: DayRange | undefined, close: () => void) {
  const { t } = useTranslation();
  const [next, setNext] = useState<DayRange['end']>('desde');
  if (!range) return null;
  const { desde, hasta, end, onRange } = range;
  const onChoose = (fecha: string): void => {
    if (next === 'hasta' && fecha >= desde) {
      onRange({ desde, hasta: fecha });
      return close();
    }
    onRange({ desde: fecha, hasta: hasta < fecha ? '' : hasta });
    setNext('hasta');
  };
  return {
    begin: () => setNext(end === 'hasta' && desde !== '' ? 'hasta' : 'desde'),
    picker: { range: { desde, hasta }, hint: t(next === 'desde' ? 'campos.dias.elige-primero' : 'campos.dias.elige-ultimo'), onChoose },
  };
}
