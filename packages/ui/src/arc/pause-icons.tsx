import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import { iconOfSubtipo } from '../domain-icons.ts';
import { pauseMarksOf } from './day.ts';
import { pointAt } from './geometry.ts';
import type { ArcScale } from './scale.ts';
import classes from './arc.module.css';

type Props = { tramos: readonly TramoDelArco[]; share: (instant: string) => number; scale: ArcScale };

/** The icons of the pauses, outside the band. */
export function PauseIcons({ tramos, share, scale }: Props) {
  return pauseMarksOf(tramos, share).map(({ share: at, subtipo, taken }) => {
    const { x, y } = pointAt(at, scale.radius + scale.icons);
    const Drawing = iconOfSubtipo(subtipo);
    return (
      <Drawing
        key={`${subtipo}-${at}`}
        className={classes.icon}
        data-taken={taken}
        x={x - scale.icon / 2}
        y={y - scale.icon / 2}
        size={scale.icon}
        stroke={1.75}
      />
    );
  });
}
