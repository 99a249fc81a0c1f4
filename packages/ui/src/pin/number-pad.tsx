import { UnstyledButton } from '@mantine/core';
import { Glyph } from '../glyph.tsx';
import { IconBackspace } from '../icons.ts';
import classes from './pin.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type Props = {
  words: { pad: string; clear: string; back: string };
  isOff: boolean;
  onDigit: (digit: string) => void;
  onBack: () => void;
  onClear: () => void;
};

/** The keys of a telephone: zero is a digit, and taking one back is a key of its own. `--pad-key` and `--pad-column` are their size. */
export function NumberPad({ words, isOff, onDigit, onBack, onClear }: Props) {
  const key = (digit: string) => (
    <UnstyledButton key={digit} className={classes.key} aria-disabled={isOff} onClick={() => !isOff && onDigit(digit)}>
      {digit}
    </UnstyledButton>
  );
  return (
    <div className={classes.pad} role="group" aria-label={words.pad}>
      {DIGITS.map(key)}
      <UnstyledButton className={classes.plainKey} onClick={onClear}>
        {words.clear}
      </UnstyledButton>
      {key('0')}
      <UnstyledButton className={classes.plainKey} onClick={onBack} aria-label={words.back}>
        <Glyph of={IconBackspace} size="xl" />
      </UnstyledButton>
    </div>
  );
}
