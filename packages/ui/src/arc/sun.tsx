import { pointAt } from './geometry.ts';
import type { ArcScale } from './scale.ts';
import classes from './arc.module.css';

type Props = { share: number; scale: ArcScale; paused?: boolean; gliding?: boolean };

/** Now: a disc in the band, in the text colour or in the colour of a pause. */
export function Sun({ share, scale, paused = false, gliding = false }: Props) {
  const { x, y } = pointAt(share, scale.radius - scale.tick / 2);
  return (
    <circle
      className={classes.sun}
      data-pause={paused}
      data-gliding={gliding}
      r={scale.sun}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    />
  );
}
