import type { ReactNode } from 'react';
import { ARC_SCALES, arcFrame, type ArcSize } from './scale.ts';
import classes from './arc.module.css';

type Props = {
  size: ArcSize;
  /** One sentence that says what the drawing shows. Left out for pure decoration. */
  label?: string | undefined;
  /** Whether the hours are shown below the two ends. */
  labels: boolean;
  drawing: ReactNode;
  /** What is shown under the arch. */
  children?: ReactNode;
};

/** The frame of every arc: a drawing that scales with its container, and text in the middle. */
export function ArcFrame({ size, label, labels, drawing, children }: Props) {
  const scale = ARC_SCALES[size];
  const { x, y, width, height, bottom } = arcFrame(scale, { labels });
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={classes.frame} data-size={size} style={{ maxWidth: `${width / 16}rem` }}>
      <svg className={classes.svg} viewBox={`${x} ${y} ${width} ${height}`} {...role}>
        {drawing}
      </svg>
      {children && (
        <div className={classes.middle} style={{ bottom: `${((bottom - scale.sink) / height) * 100}%` }}>
          {children}
        </div>
      )}
    </div>
  );
}

/** The large figure in the middle, and the smaller line with what it is compared to. */
export function ArcMiddle({ hero, of, before }: { hero: string; of?: string | undefined; before?: string | undefined }) {
  return (
    <>
      {before && <span className={classes.of}>{before}</span>}
      <span className={classes.hero}>{hero}</span>
      <span className={classes.of}>{of ?? '\u00A0'}</span>
    </>
  );
}

/** A line of text below the middle. */
export function ArcNote({ children }: { children: ReactNode }) {
  return <span className={classes.of}>{children}</span>;
}
