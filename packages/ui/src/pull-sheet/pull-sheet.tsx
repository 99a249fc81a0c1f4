import { useId, type CSSProperties, type ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { usePull } from './use-pull.ts';
import classes from './pull-sheet.module.css';

type Props = {
  /** Accessible name of the sheet. */
  label: string;
  pullUpLabel: string;
  pullDownLabel: string;
  onClose: () => void;
  /** Title of the sheet and what is beside it. The whole head can be pulled. */
  head: ReactNode;
  /** Stays at the bottom while the content scrolls above it. */
  foot: ReactNode;
  children: ReactNode;
};

/**
 * A sheet that leaves the page above it visible and usable. It opens at half height. Pulling up shows more, pulling down closes
 * it. The handle does the same by key and tap.
 */
export function PullSheet({ label, pullUpLabel, pullDownLabel, onClose, head, foot, children }: Props) {
  const { isTall, toggle, dragged, handlers } = usePull(onClose);
  const id = useId();
  return (
    <div
      role="dialog"
      aria-label={label}
      className={classes.sheet}
      data-tall={isTall}
      data-dragged={dragged !== 0}
      style={{ '--dragged': `${dragged}px` } as CSSProperties}
    >
      <div className={classes.head} {...handlers}>
        <UnstyledButton
          className={classes.handle}
          aria-label={isTall ? pullDownLabel : pullUpLabel}
          aria-expanded={isTall}
          aria-controls={id}
          onClick={toggle}
        />
        {head}
      </div>
      {/* Without the action at the foot, nothing in it may take the focus, and it could not be scrolled by key. */}
      <div className={classes.body} id={id} {...(foot && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
        {children}
      </div>
      {foot}
    </div>
  );
}
