import { useTranslation } from 'react-i18next';
import type { Format } from '@jornada/i18n';
import { HourInput } from '@jornada/web/fields/hour-input.tsx';
import type { TypedMark, MarkProblem } from '../model/marks.ts';

/** The message for each wrong hour. */
const PROBLEMS: Record<MarkProblem, string> = {
  vacia: 'fin-jornada.problema.vacia',
  'no-existe': 'fin-jornada.problema.no-existe',
  orden: 'fin-jornada.problema.orden',
  futura: 'fin-jornada.problema.futura',
  fuera: 'fin-jornada.problema.fuera',
  solape: 'fin-jornada.problema.solape',
};

type Props = {
  label: string;
  /** Read by screen readers before the label, if several fields have the same label. */
  of?: string;
  mark: TypedMark;
  problem?: MarkProblem | undefined;
  /** The server's message, if it refused this hour. */
  refusal?: string | undefined;
  /** The instant of the hour, and the day of the form. Another day is named. */
  instant: string | undefined;
  fecha: string;
  format: Format;
  onChange: (mark: TypedMark) => void;
};

/** An hour of the wall clock. If it is on another day than the form's, the field names that day. */
export function TimeField({ label, of, mark, problem, refusal, instant, fecha, format, onChange }: Props) {
  const { t } = useTranslation();
  const day = instant === undefined ? fecha : format.dayOf(instant);
  const otherDay = day === fecha || problem ? undefined : t('fin-jornada.otro-dia', { dia: format.date(day, 'weekdayDay') });
  return (
    <HourInput
      label={label}
      aria-label={of ? `${of}: ${label}` : undefined}
      value={mark.hora}
      description={otherDay}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={problem ? t(PROBLEMS[problem]) : refusal}
      onChange={(hora) => onChange({ ...mark, hora })}
    />
  );
}
