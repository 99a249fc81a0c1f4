import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { isWholeDay, readDay } from '@jornada/i18n/format/entry.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendar } from '@jornada/ui/icons.ts';
import { useWebServices } from '../services.tsx';
import { useFormat } from '../use-format.ts';
import { DayPicker } from './day-picker.tsx';
import { useEntry } from './use-entry.ts';

export type DayInputProps = Omit<
  TextInputProps,
  'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'min' | 'max' | 'rightSection'
> & {
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  isKept?: boolean;
  /** The first and the last day that can be chosen in the calendar. */
  min?: string;
  max?: string;
  onChange: (fecha: string) => void;
};

/**
 * A day, typed as the language writes it or chosen in a calendar. The browser's own field would use the browser's language
 * instead of the person's.
 */
export function DayInput({ value, isKept = false, min, max, error, disabled, onChange, ...rest }: DayInputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const today = format.dayOf(clock.now());
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { isUnreadable, props } = useEntry({
    value,
    read: (text) => readDay(text, today),
    isWhole: isWholeDay,
    show: (fecha) => format.date(fecha, 'numeric'),
    isKept,
    onChange,
  });
  const close = (): void => {
    setIsOpen(false);
    field.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={16}
        placeholder={t('campos.dia-forma')}
        {...rest}
        {...props}
        disabled={disabled ?? false}
        error={isUnreadable ? t('campos.dia-no') : error}
        rightSectionWidth="2.75rem"
        rightSection={
          <ActionIcon
            variant="subtle"
            size="2.75rem"
            aria-label={t('campos.calendario')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            disabled={disabled ?? false}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Glyph of={IconCalendar} />
          </ActionIcon>
        }
      />
      {isOpen && (
        <DayPicker
          id={id}
          field={field}
          value={value}
          today={today}
          min={min}
          max={max}
          onClose={close}
          onLeave={() => setIsOpen(false)}
          onChoose={(fecha) => {
            onChange(fecha);
            close();
          }}
        />
      )}
    </>
  );
}
