import { useEffect, useState, type ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch } from '@jornada/ui/icons.ts';
import classes from './filters.module.css';

/** After so long without a key somebody has paused. */
const TYPING_MS = 250;

/** The fields that filter a list, side by side. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={classes.filters}>{children}</div>;
}

type SearchProps = {
  label: string;
  /** What is looked for by now, as the address has it. */
  value: string | undefined;
  /** A button has opened it: it takes the cursor. */
  isOpened?: boolean;
  onChange: (text: string) => void;
};

/** Takes the cursor once it is there. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** Looks for a text in a list. Its label stands in the field, which is never narrower than it. What is typed goes into the address when somebody pauses. */
export function SearchField({ label, value = '', isOpened = false, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      type="search"
      className={classes.search}
      style={{ '--letters': label.length }}
      ref={isOpened ? focusOn : undefined}
      aria-label={label}
      placeholder={label}
      leftSection={<Glyph of={IconSearch} />}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
