import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBackspace } from '@jornada/ui/icons.ts';
import classes from '../quiosco.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

type Props = { isOff: boolean; onDigit: (digit: string) => void; onBack: () => void; onClear: () => void };

/** The keys of a telephone: zero is a digit, and taking one back is a key of its own. */
export function NumberPad({ isOff, onDigit, onBack, onClear }: Props) {
  const { t } = useTranslation();
  const key = (digit: string) => (
    <UnstyledButton key={digit} className={classes.key} aria-disabled={isOff} onClick={() => !isOff && onDigit(digit)}>
      {digit}
    </UnstyledButton>
  );
  return (
    <div className={classes.pad} role="group" aria-label={t('quiosco.pin.teclado')}>
      {DIGITS.map(key)}
      <UnstyledButton className={classes.plainKey} onClick={onClear}>
        {t('quiosco.pin.borrar-todo')}
      </UnstyledButton>
      {key('0')}
      <UnstyledButton className={classes.plainKey} onClick={onBack} aria-label={t('quiosco.pin.borrar')}>
        <Glyph of={IconBackspace} size="xl" />
      </UnstyledButton>
    </div>
  );
}
