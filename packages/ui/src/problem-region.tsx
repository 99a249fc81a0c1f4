import { Glyph } from './glyph.tsx';
import { IconAlertCircle } from './icons.ts';
import classes from './problem-region.module.css';

/** Why something failed, where no single field is to blame; null: nothing did. The region is always there, so that it is read out. */
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
