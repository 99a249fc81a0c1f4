import { Block } from '@jornada/ui/skeleton.tsx';
import classes from '../resumen.module.css';

/** Placeholders for lines that are loading. */
export function WaitingLines({ lines }: { lines: number }) {
  return (
    <div className={classes.waiting} aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        <Block key={index} height="0.875rem" width={`${88 - ((index * 13) % 30)}%`} />
      ))}
    </div>
  );
}

/** The page in its final layout, while it is loading. */
export function ResumenSkeleton() {
  return (
    <div className={classes.layout} aria-busy="true">
      <div className={classes.main}>
        <div className={classes.card}>
          <WaitingLines lines={9} />
        </div>
      </div>
      <div className={classes.side}>
        <Block height="1rem" width="40%" />
        <WaitingLines lines={4} />
      </div>
    </div>
  );
}
