import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { useFocusBack } from './use-focus-back.ts';
import classes from './row.module.css';

/** What a row says of one thing of a list. */
export type RowWords = {
  name: ReactNode;
  /** What kind of thing it is, before its words. */
  icon?: Icon;
  note?: ReactNode;
  /** How it stands, and in whose hands: words. */
  facts?: ReactNode;
  /** A figure or a time, one below the other in the whole list. */
  end?: ReactNode;
  isDim?: boolean;
  /** How deep in a tree it stands: it belongs to one above it. */
  level?: number;
};

/** One thing of a list. It has the focus again when what it opened is closed. */
export function Row({
  name,
  icon,
  note,
  facts,
  end,
  isDim = false,
  level = 0,
  isOpen,
  onOpen,
}: RowWords & { isOpen: boolean; onOpen: () => void }) {
  return (
    <li {...(level > 0 && { style: { paddingInlineStart: `calc(${level} * var(--mantine-spacing-xl))` } })}>
      <RowButton isOpen={isOpen} isDim={isDim} onOpen={onOpen}>
        <span className={classes.name} data-icon={icon !== undefined}>
          {icon && <Glyph of={icon} data-tone="quiet" />}
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </span>
        {facts && <span className={classes.facts}>{facts}</span>}
        {end && <span className={classes.end}>{end}</span>}
      </RowButton>
    </li>
  );
}

type ButtonProps = { isOpen: boolean; isDim?: boolean; className?: string | undefined; onOpen: () => void; children: ReactNode };

/** The row itself, for lists with columns of their own. */
export function RowButton({ isOpen, isDim = false, className = '', onOpen, children }: ButtonProps) {
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  return (
    <button
      ref={opener}
      type="button"
      className={`${classes.row} ${className}`}
      aria-expanded={isOpen}
      data-open={isOpen}
      data-dim={isDim}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
