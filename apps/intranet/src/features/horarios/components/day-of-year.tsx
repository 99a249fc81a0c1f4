import { Input, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../horarios.module.css';

type Props = {
  /** `MM-DD`. */
  value: string;
  label: string;
  error?: string | undefined;
  /** As a field for a day has it. A day of the year is never empty. */
  isKept?: boolean;
  onChange: (dia: string) => void;
};

const two = (value: number): string => String(value).padStart(2, '0');
const LONG = 31;

/** A day of every year. */
export function DayOfYear({ value, label, error, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [month = '01', day = '01'] = value.split('-');
  const days = Array.from({ length: LONG }, (_, index) => ({ value: two(index + 1), label: String(index + 1) }));
  const months = Array.from({ length: 12 }, (_, index) => ({ value: two(index + 1), label: format.month(index + 1) }));
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <div className={classes.dayOfYear}>
        <NativeSelect
          aria-label={t('horarios.temporada.dia-de', { que: label })}
          aria-invalid={error !== undefined}
          value={day}
          data={days}
          onChange={(event) => onChange(`${month}-${event.currentTarget.value}`)}
        />
        <NativeSelect
          aria-label={t('horarios.temporada.mes-de', { que: label })}
          value={month}
          data={months}
          onChange={(event) => onChange(`${event.currentTarget.value}-${day}`)}
        />
      </div>
    </Input.Wrapper>
  );
}
