import type { ReactNode, Ref } from 'react';
import { Textarea } from '@mantine/core';
import classes from './counted-textarea.module.css';

type Props = {
  label: ReactNode;
  name?: string;
  value: string;
  /** The largest number of characters. */
  max: number;
  /** The counter in words: `32 de 500`. */
  count: string;
  error?: string | undefined;
  rows?: number;
  required?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
};

const ORDER = ['label', 'input', 'error', 'description'] as const;

/** A text field with a counter, so that people see the limit before they reach it. */
export function CountedTextarea({ label, name, value, max, count, error, rows = 3, required = false, inputRef, onChange }: Props) {
  return (
    <Textarea
      ref={inputRef}
      label={label}
      name={name}
      value={value}
      error={error}
      maxLength={max}
      rows={rows}
      aria-required={required}
      description={count}
      inputWrapperOrder={[...ORDER]}
      classNames={{ description: classes.count }}
      data-full={value.length >= max || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
