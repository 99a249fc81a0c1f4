import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import classes from '../fin-jornada.module.css';

/** The button to leave the task, in the menu's place. */
export function WayOut({ icon, label, onLeave }: { icon: Icon; label: string; onLeave: () => void }) {
  return (
    <ActionIcon className={classes.wayOut} onClick={onLeave} aria-label={label}>
      <Glyph of={icon} size="lg" />
    </ActionIcon>
  );
}
