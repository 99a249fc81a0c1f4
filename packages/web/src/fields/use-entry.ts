import { useEffect, useRef, useState } from 'react';

type Options = {
  /** What counts now; empty for nothing. */
  value: string;
  /** What a text stands for; null where it stands for nothing. */
  read: (text: string) => string | null;
  /** Whether a text is written to its end: only then does it count before somebody leaves the field. */
  isWhole: (text: string) => boolean;
  show: (value: string) => string;
  /** There is always a value: what is left empty gives way to the last one. */
  isKept: boolean;
  onChange: (value: string) => void;
};

/**
 * A field into which something is written in words of its own: what is typed stays as it is until somebody leaves it. While it cannot be
 * read its form is not sent: nobody saves another value than the one they see.
 */
export function useEntry({ value, read, isWhole, show, isKept, onChange }: Options) {
  const [text, setText] = useState(() => (value === '' ? '' : show(value)));
  const [known, setKnown] = useState(value);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = isUnreadable ? field.current?.form : null;
    if (!form) return undefined;
    const hold = (event: SubmitEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [isUnreadable]);
  if (value !== known) {
    setKnown(value);
    // Changed from elsewhere, and not by what is being typed.
    if ((read(text) ?? '') !== value) {
      setText(value === '' ? '' : show(value));
      setIsUnreadable(false);
    }
  }
  const tell = (next: string): void => {
    if (next !== value && !(next === '' && isKept)) onChange(next);
  };
  const type = (next: string): void => {
    setText(next);
    setIsUnreadable(false);
    if (next.trim() === '') tell('');
    else if (isWhole(next)) tell(read(next) ?? '');
  };
  /** What was written so far is meant: it is shown as we write it, or said to be nothing. */
  const settle = (input: HTMLInputElement): void => {
    field.current = input;
    const meant = read(text);
    if (meant !== null) {
      setText(show(meant));
      tell(meant);
    } else if (text.trim() !== '') {
      setIsUnreadable(true);
      tell('');
    } else if (isKept) setText(show(value));
    else tell('');
  };
  return {
    isUnreadable,
    props: {
      value: text,
      onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
      onBlur: (event: { currentTarget: HTMLInputElement }) => settle(event.currentTarget),
      onKeyDown: (event: { key: string; currentTarget: HTMLInputElement }) => {
        if (event.key === 'Enter') settle(event.currentTarget);
      },
    },
  };
}
