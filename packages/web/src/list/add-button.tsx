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
 * Makes a new one of what the page lists. Where there is little room it is its sign alone, and the title keeps its words. While the form is
 * open it keeps its place and does nothing: a second press of the same finger meets nothing else.
 */
export function AddButton({ label, icon = IconPlus, open, onClick }: Props) {
  const isOpen = open === 'nuevo';
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  return (
    <Button ref={opener} className={classes.add} data-beside={open !== null} aria-label={label} disabled={isOpen} onClick={onClick}>
      <Glyph of={icon} />
      <span className={classes.label}>{label}</span>
    </Button>
  );
}
