import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, TextInput, VisuallyHidden, type TextInputProps } from '@mantine/core';
import type { Toward } from '@jornada/domain/horario/fecha-escrita.ts';
import { isWholeDay, readDay } from '@jornada/i18n/format/entry.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendar } from '@jornada/ui/icons.ts';
import { useWebServices } from '../services.tsx';
import { useFormat } from '../use-format.ts';
import { DayPicker } from './day-picker.tsx';
import { useEntry } from './use-entry.ts';
import { useRange, type DayRange } from './use-range.ts';
import classes from './day-input.module.css';

export type DayInputProps = Omit<
  TextInputProps,
  'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'min' | 'max' | 'rightSection'
> & {
  /** `YYYY-MM-DD`; empty for none. */
  value: string;
  isKept?: boolean;
  /** Where the days lie that are asked for: it decides the year of a day that is typed without one. Without it `min` and `max` do, if there are any. */
  toward?: Toward;
  /** The first and the last day that can be chosen in the calendar; empty for none. */
  min?: string;
  max?: string;
  /** The field is one end of a range: its calendar shows both ends, and both are chosen in it, one after the other. */
  range?: DayRange;
  /** The sheet that it is in opens with this calendar. */
  isOpener?: boolean;
  onChange: (fecha: string) => void;
};

/**
 * A day, typed as the language writes it or chosen in a calendar. The browser's own field would use the browser's language
 * instead of the person's. A year that is left out stands beside what is typed, and in it as soon as somebody leaves the field.
 */
export function DayInput({ value, isKept = false, toward, min, max, range, isOpener, error, disabled, onChange, ...rest }: DayInputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const today = format.dayOf(clock.now());
  const bounds = { min: min || undefined, max: max || undefined };
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const id = useId();
  const { isUnreadable, meant, completed, props } = useEntry({
    value,
    read: (text) => readDay(text, { hoy: today, toward, ...bounds }),
    isWhole: isWholeDay,
    show: (fecha) => format.date(fecha, 'numeric'),
    isKept,
    onChange,
  });
  const close = (): void => {
    setIsOpen(false);
    // Where both days were chosen nothing is left to type.
    (range ? opener : field).current?.focus();
  };
  const choosing = useRange(range, close);
  const isInWords = range !== undefined && !isTyping && value !== '' && !isUnreadable;
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
        {...(isInWords && { value: format.date(value, isSoon(value, today) ? 'weekdayDay' : 'dayYear') })}
        onFocus={() => setTyping(true)}
        onBlur={(event) => {
          setTyping(false);
          props.onBlur(event);
        }}
        disabled={disabled ?? false}
        error={isUnreadable ? t('campos.dia-no') : error}
        rightSectionWidth={meant === null ? '2.75rem' : '5.25rem'}
        rightSection={
          <>
            {meant !== null && (
              <span className={classes.year} aria-hidden>
                {meant.slice(0, 4)}
              </span>
            )}
            <VisuallyHidden aria-live="polite">{completed !== '' && format.date(completed, 'full')}</VisuallyHidden>
            <ActionIcon
              ref={opener}
              data-opens={isOpener}
              aria-label={t('campos.calendario')}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              disabled={disabled ?? false}
              onClick={() => {
                choosing?.begin();
                setIsOpen(!isOpen);
              }}
            >
              <Glyph of={IconCalendar} />
            </ActionIcon>
          </>
        }
      />
      {isOpen && (
        <DayPicker
          id={id}
          field={field}
          value={value}
          today={today}
          {...bounds}
          onClose={close}
          onLeave={() => setIsOpen(false)}
          onChoose={(fecha) => {
            onChange(fecha);
            close();
          }}
          {...choosing?.picker}
        />
      )}
    </>
  );
}

/** A day that needs no year: less than half a year away. */
function isSoon(fecha: string, today: string): boolean {
  const [that, base] = [Temporal.PlainDate.from(fecha), Temporal.PlainDate.from(today)];
  return Math.abs(base.until(that, { largestUnit: 'days' }).days) < 183;
}
