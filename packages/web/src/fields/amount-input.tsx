import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, VisuallyHidden, type TextInputProps } from '@mantine/core';
import { unitOf } from '@jornada/domain/gastos/monedas.ts';
import { readDecimal, readMoney } from '@jornada/i18n/format/entry.ts';
import { useFormat } from '../use-format.ts';
import { useEntry } from './use-entry.ts';

type Known = 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'rightSection' | 'inputMode' | 'max';
type Own = {
  /** In smallest parts: whole cents, tenths of a kilometre. Null for none. */
  value: number | null;
  onChange: (value: number | null) => void;
};
export type DecimalInputProps = Omit<TextInputProps, Known> &
  Own & {
    /** How many decimals it has, and how many of them are always written: all unless said. */
    decimals: number;
    leastDecimals?: number;
    /** Stands beside it; `unitName` is read aloud instead. */
    unit: ReactNode;
    unitName: string;
  };
export type MoneyInputProps = Omit<TextInputProps, Known> & Own & { currency: string };

type Entry = {
  read: (text: string) => number | null;
  show: (parts: number) => string;
  unit: ReactNode;
  unitName: string;
  /** What to write instead of something that cannot be read. */
  problem: string;
};

/** A number with its unit beside it. It counts while it is typed, and is written as its language does it once one leaves it. */
function AmountInput({ value, onChange, entry, label, error, ...rest }: Omit<TextInputProps, Known> & Own & { entry: Entry }) {
  const { read, show, unit, unitName, problem } = entry;
  const textOf = (text: string): string | null => {
    const parts = read(text);
    return parts === null ? null : String(parts);
  };
  const { isUnreadable, props } = useEntry({
    value: value === null ? '' : String(value),
    read: textOf,
    isWhole: (text) => read(text) !== null,
    show: (parts) => show(Number(parts)),
    isKept: false,
    onChange: (parts) => onChange(parts === '' ? null : Number(parts)),
  });
  const name = rest['aria-label'];
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={24}
      rightSection={<span aria-hidden="true">{unit}</span>}
      rightSectionPointerEvents="none"
      // A code takes more room than a sign.
      rightSectionWidth={typeof unit === 'string' && unit.length > 2 ? '3.5rem' : undefined}
      {...rest}
      {...(name === undefined ? {} : { 'aria-label': `${name} (${unitName})` })}
      {...props}
      label={
        label && (
          <>
            {label} <VisuallyHidden component="span">({unitName})</VisuallyHidden>
          </>
        )
      }
      error={isUnreadable ? problem : error}
    />
  );
}

/** An amount of money in whole cents, typed as people of the language write it, with its currency beside it. */
export function MoneyInput({ currency, ...rest }: MoneyInputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sign = format.currencySign(currency);
  const entry: Entry = {
    read: (text) => readMoney(text, { lang: format.lang, currency: { code: currency, sign } }),
    show: (cents) => format.decimal(cents, 2, unitOf(currency) === 1 ? 2 : 0),
    unit: sign,
    unitName: format.currencyName(currency),
    problem: t('campos.importe-no', { ejemplo: format.decimal(123_456, 2) }),
  };
  return <AmountInput {...rest} entry={entry} />;
}

/** A number with so many decimals, such as kilometres. */
export function DecimalInput({ decimals, leastDecimals = decimals, unit, unitName, ...rest }: DecimalInputProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const entry: Entry = {
    read: (text) => readDecimal(text, { lang: format.lang, decimals }),
    show: (parts) => format.decimal(parts, decimals, leastDecimals),
    unit,
    unitName,
    problem: t('campos.numero-no', {
      ejemplo: format.decimal(Math.round(12.34 * 10 ** decimals), decimals, leastDecimals),
      count: decimals,
    }),
  };
  return <AmountInput {...rest} entry={entry} />;
}
