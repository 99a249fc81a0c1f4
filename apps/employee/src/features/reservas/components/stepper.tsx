import { ActionIcon } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconMinus, IconPlus } from '@jornada/ui/icons.ts';
import classes from '../reservas.module.css';

type Props = {
  label: string;
  /** Its name stands beside it; otherwise only for screen readers. */
  isNamed?: boolean;
  less: string;
  more: string;
  shown: string;
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
};

/** An amount with a button to either side. */
export function Stepper({ label, isNamed = true, less, more, shown, onLess, onMore }: Props) {
  return (
    <div className={classes.stepperRow}>
      {isNamed && <span>{label}</span>}
      <div className={classes.stepper} role="group" aria-label={label}>
        <ActionIcon aria-label={less} disabled={!onLess} onClick={onLess}>
          <Glyph of={IconMinus} />
        </ActionIcon>
        <span aria-live="polite">{shown}</span>
        <ActionIcon aria-label={more} disabled={!onMore} onClick={onMore}>
          <Glyph of={IconPlus} />
        </ActionIcon>
      </div>
    </div>
  );
}
