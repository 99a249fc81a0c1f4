import type { ReactNode } from 'react';
import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { NativeSelectProps, PasswordInputProps, TextareaProps, TextInputProps } from '@mantine/core';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import { DayInput, type DayInputProps } from '../fields/day-input.tsx';
import { HourInput, type HourInputProps } from '../fields/hour-input.tsx';
import type { ContractForm, Field, NameOf, ValueAt } from './contract-form.ts';

/** What a form knows about a field. */
type Known = 'value' | 'defaultValue' | 'onChange' | 'error' | 'form' | 'name' | 'data';
type FieldProps<V extends object, T, Props> = Omit<Props, Known> & { of: ContractForm<V>; name: NameOf<V, T> };

/** The attributes that every field gets from its name, its rule and its message. */
const shown = ({ name, error, rule }: Pick<Field<unknown>, 'name' | 'error' | 'rule'>) => ({
  name,
  error,
  'aria-required': rule.isRequired,
});

/**
 * A text in one line. Browsers do not fill it in by themselves, because most texts are about the company or other people;
 * `autoComplete` says what a field about oneself is.
 */
export function TextField<V extends object>({ of, name, ...input }: FieldProps<V, string, TextInputProps>) {
  const field = of.field<string>(name);
  return (
    <TextInput
      maxLength={field.rule.maxLength}
      autoComplete="off"
      {...shown(field)}
      {...input}
      value={field.value}
      onChange={(event) => field.set(event.currentTarget.value)}
    />
  );
}

/** A text in several lines. */
export function LongTextField<V extends object>({ of, name, ...input }: FieldProps<V, string, TextareaProps>) {
  const field = of.field<string>(name);
  return (
    <Textarea
      maxLength={field.rule.maxLength}
      {...shown(field)}
      {...input}
      value={field.value}
      onChange={(event) => field.set(event.currentTarget.value)}
    />
  );
}

type CountedProps<V extends object> = {
  of: ContractForm<V>;
  name: NameOf<V, string>;
  label: ReactNode;
  /** The counter in words. */
  count: (numbers: { escritos: number; max: number }) => string;
  rows?: number;
};

/** A text in several lines with a counter. */
export function CountedField<V extends object>({ of, name, count, ...input }: CountedProps<V>) {
  const field = of.field<string>(name);
  const { value, error, rule, set } = field;
  const max = rule.maxLength ?? 0;
  return (
    <CountedTextarea
      {...input}
      name={field.name}
      value={value}
      max={max}
      count={count({ escritos: value.length, max })}
      required={rule.isRequired}
      error={error}
      onChange={set}
    />
  );
}

/** A whole number. An empty field is null, which the schema refuses if the field is required. */
export function NumberField<V extends object>({ of, name, ...input }: FieldProps<V, number | null, TextInputProps>) {
  const field = of.field<number | null>(name);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...shown(field)}
      {...input}
      value={String(field.value ?? '')}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replace(/\D/g, '').slice(0, 9);
        field.set(digits === '' ? null : Number(digits));
      }}
    />
  );
}

/** A text that is not shown while it is typed. */
export function PasswordField<V extends object>({ of, name, ...input }: FieldProps<V, string, PasswordInputProps>) {
  const field = of.field<string>(name);
  return (
    <PasswordInput
      maxLength={field.rule.maxLength}
      {...shown(field)}
      // The library does not set this here. Without it, screen readers do not say that the field is wrong, and the form cannot
      // move to it.
      aria-invalid={field.error === undefined ? undefined : true}
      {...input}
      value={field.value}
      onChange={(event) => field.set(event.currentTarget.value)}
    />
  );
}

/** `HH:MM`; empty for none. */
export function HourField<V extends object>({ of, name, ...input }: FieldProps<V, string, HourInputProps>) {
  const field = of.field<string>(name);
  return <HourInput {...shown(field)} {...input} value={field.value} onChange={field.set} />;
}

/** `YYYY-MM-DD`; empty for none. */
export function DayField<V extends object>({ of, name, ...input }: FieldProps<V, string, DayInputProps>) {
  const field = of.field<string>(name);
  return <DayInput {...shown(field)} {...input} value={field.value} onChange={field.set} />;
}

type Choosable = string | number | null;
const textOf = (value: Choosable): string => String(value ?? '');
/** An option of a list; null stands for none. */
export type Option<T> = { value: T; label: string };

type SelectProps<V extends object, N extends NameOf<V, Choosable>> = Omit<NativeSelectProps, Known> & {
  of: ContractForm<V>;
  name: N;
  options: readonly Option<ValueAt<V, N>>[];
  /** Called after a choice, to change other fields. */
  onChoose?: (value: ValueAt<V, N>) => void;
};

/** One of several. */
export function SelectField<V extends object, N extends NameOf<V, Choosable>>({
  of,
  name,
  options,
  onChoose,
  ...input
}: SelectProps<V, N>) {
  const field = of.field<Choosable>(name);
  const textAt = ({ value }: Option<ValueAt<V, N>>): string => textOf(value as Choosable);
  return (
    <NativeSelect
      {...shown(field)}
      {...input}
      value={textOf(field.value)}
      data={options.map((one) => ({ value: textAt(one), label: one.label }))}
      onChange={({ currentTarget }) => {
        const chosen = options.find((one) => textAt(one) === currentTarget.value);
        if (!chosen) return;
        field.set(chosen.value as Choosable);
        onChoose?.(chosen.value);
      }}
    />
  );
}
