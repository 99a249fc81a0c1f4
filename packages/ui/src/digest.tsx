import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { Glyph } from './glyph.tsx';
import { IconCopy } from './icons.ts';
import classes from './digest.module.css';

type Props = { of: string; copyLabel: string; onCopy: (whole: string) => void };

/** A digest in short: its first letters in fours and its last four. Copied and read aloud it is whole. */
export function Digest({ of, copyLabel, onCopy }: Props) {
  return (
    <span className={classes.digest}>
      <span aria-hidden="true">
        {of.slice(0, 4)} {of.slice(4, 8)} {of.slice(8, 12)} … {of.slice(-4)}
      </span>
      <VisuallyHidden>{of}</VisuallyHidden>
      <ActionIcon size="1.75rem" aria-label={copyLabel} onClick={() => onCopy(of)}>
        <Glyph of={IconCopy} size="sm" />
      </ActionIcon>
    </span>
  );
}
