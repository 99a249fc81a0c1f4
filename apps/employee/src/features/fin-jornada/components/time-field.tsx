import { useTranslation } from 'react-i18next';
import type { Format } from '@jornada/i18n';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import type { TypedMark } from '../model/marks.ts';

type Props = {
  label: string;
  /** Read by screen readers before the label, if several fields have the same label. */
  of?: string;
  mark: TypedMark;
  /** What is wrong with it. */
  error: string | undefined;
  /** The instant that the hour stands for, and the day of the form: another day is told in words. */
  instant: string | undefined;
  fecha: string;
  format: Format;
  onChange: (mark: TypedMark) => void;
};

/** An hour of the wall clock. What day it lies on is told where that is not the day of the form. */
export function TimeField({ label, of, mark, error, instant, fecha, format, onChange }: Props) {
  const { t } = useTranslation();
  const day = instant === undefined ? fecha : format.dayOf(instant);
  const otherDay = day === fecha || error ? undefined : t('fin-jornada.otro-dia', { dia: format.date(day, 'weekdayDay') });
  return (
    <HourInput
      label={label}
      aria-label={of ? `${of}: ${label}` : undefined}
      value={mark.hora}
      description={otherDay}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      onChange={(hora) => onChange({ ...mark, hora })}
    />
  );
}
