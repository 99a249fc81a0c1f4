import { useEffect, useRef, useState } from 'react';

type Options = {
  /** The current value; empty for none. */
  value: string;
  /** The value of a typed text; null if it has none. */
  read: (text: string) => string | null;
  /** Whether a text is typed completely. Only then does it count before the person leaves the field. */
  isWhole: (text: string) => boolean;
  show: (value: string) => string;
  /** There is always a value: if the field is left empty, the last value comes back. */
  isKept: boolean;
  onChange: (value: string) => void;
};

/**
 * A field for values that are typed as text, such as hours. The typed text does not change until the person leaves the field.
 * While it cannot be read, the form is not sent, so that nobody saves a value other than the one they see.
 */
export function useEntry({ value, read, isWhole, show, isKept, onChange }: Options) {
  const [text, setText] = useState(() => (value === '' ? '' : show(value)));
  const [known, setKnown] = useState(value);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [completed, setCompleted] = useState('');
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
    // The value was changed from elsewhere, not by typing.
    if ((read(text) ?? '') !== value) {
      setText(value === '' ? '' : show(value));
      setIsUnreadable(false);
      setCompleted('');
    }
  }
  const tell = (next: string): void => {
    if (next !== value && !(next === '' && isKept)) onChange(next);
  };
  const type = (next: string): void => {
    setText(next);
    setIsUnreadable(false);
    setCompleted('');
    if (next.trim() === '') tell('');
    else if (isWhole(next)) tell(read(next) ?? '');
  };
  /** The person has finished typing: the text is rewritten in our format, or reported as wrong. */
  const settle = (input: HTMLInputElement): void => {
    field.current = input;
    const meant = read(text);
    if (meant !== null) {
      if (!isWhole(text)) setCompleted(meant);
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
    /** What a text means that is not whole yet, or null. */
    meant: isWhole(text) ? null : read(text),
    /** What a text that was not whole was completed to when the person left it; otherwise empty. */
    completed,
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
