import { Glyph } from './glyph.tsx';
import { IconAlertCircle } from './icons.ts';
import classes from './problem-region.module.css';

/**
 * Why something failed, if no single field is wrong; null: nothing failed. The region is always there, so that screen readers
 * read a new message.
 */
export function ProblemRegion({ message }: { message: string | null }) {
  return (
    <div role="alert" className={classes.region}>
      {message !== null && (
        <p>
          <Glyph of={IconAlertCircle} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
