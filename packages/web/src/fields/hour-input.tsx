import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from '@mantine/core';
import { isWholeHour, readHour } from '@jornada/i18n/format/entry.ts';
import { writeHour } from '@jornada/i18n/format/write-hour.ts';
import { useIdioma } from '../use-format.ts';
import { useEntry } from './use-entry.ts';

export type HourInputProps = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  /** `HH:MM` of 24 hours; empty for none. */
  value: string;
  isKept?: boolean;
  onChange: (hora: string) => void;
};

/**
 * An hour of the clock, typed with or without a colon. The browser's own field would use the browser's language, and show AM and
 * PM to people who read Spanish.
 */
export function HourInput({ value, isKept = false, error, onChange, ...rest }: HourInputProps) {
  const { t } = useTranslation();
  const lang = useIdioma();
  const show = (hora: string): string => writeHour(hora, lang);
  const { isUnreadable, props } = useEntry({ value, read: readHour, isWhole: isWholeHour, show, isKept, onChange });
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={16}
      placeholder={t('campos.hora-forma')}
      {...rest}
      {...props}
      error={isUnreadable ? t('campos.hora-no') : error}
    />
  );
}
