import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { useFocusBack } from './use-focus-back.ts';
import classes from './add-button.module.css';

type Props = {
  label: string;
  icon?: typeof IconPlus;
  /** What is open beside the list: where it takes the list's place, its own buttons are the only ones. */
  open: number | string | null;
  onClick: () => void;
};

/**
 * The button for a new thing of the list. With little room it is only an icon, so that the title has its full text. While the
 * form is open the button stays but does nothing, so that a second press hits no other button. Beside what is open it is not filled: a page has one filled button.
 */
export function AddButton({ label, icon = IconPlus, open, onClick }: Props) {
  const isOpen = open === 'nuevo';
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  return (
    <Button
      ref={opener}
      className={classes.add}
      data-beside={open !== null}
      variant={open === null ? 'filled' : 'default'}
      aria-label={label}
      disabled={isOpen}
      onClick={onClick}
    >
      <Glyph of={icon} />
      <span className={classes.label}>{label}</span>
    </Button>
  );
}
