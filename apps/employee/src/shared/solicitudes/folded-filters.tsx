import type { ReactNode } from 'react';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import classes from './folded-filters.module.css';

type Props = {
  /** What they are for, where they are folded away. */
  title: string;
  /** One of them is set. */
  isSet: boolean;
  /** The list is one part of a screen with more above it: they are folded away on a desktop, too. */
  isBelow?: boolean;
  children: ReactNode;
};

/** What a list is narrowed down by: above it on a desktop, on a phone folded away until one is set. */
export function FoldedFilters({ title, isSet, isBelow = false, children }: Props) {
  const isDesktop = useIsDesktop();
  const fields = <div className={classes.filters}>{children}</div>;
  if (isDesktop && !isBelow) return fields;
  return (
    <details className={classes.folded} open={isSet}>
      <summary>{title}</summary>
      {fields}
    </details>
  );
}
