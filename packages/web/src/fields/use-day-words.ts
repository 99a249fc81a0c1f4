import { useTranslation } from 'react-i18next';
import { lowerFirst } from '../lower-first.ts';
import { useFormat } from '../use-format.ts';
import type { DayMark } from './day-marks.ts';

/** A day in words, with what its calendar shows of it by shapes. */
export function useDayWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return (fecha: string, mark: DayMark | undefined): string =>
    [
      format.date(fecha, 'full'),
      mark?.festivo !== undefined && t('campos.dias.festivo-de', { nombre: mark.festivo }),
      mark?.propia && lowerFirst(t(`campos.dias.${mark.propia}`), format.lang),
      mark?.fuera && t('campos.dias.fuera', { count: mark.fuera }),
    ]
      .filter(Boolean)
      .join(', ');
}
