import type { Trazo } from '@jornada/domain/registros/linea.ts';
import classes from './day-line.module.css';

type Props = {
  /** Planned and worked parts as fractions of the line. */
  trazos: readonly Trazo[];
  /** Thickness in CSS pixels. */
  size?: 6 | 8 | 12;
  /** One sentence for screen readers. Without it the line is decoration beside its text. */
  label?: string;
};

/**
 * A small, straight form of the arc: a thin line for the day, a hollow bar for the shift, filled bars for work, gaps for pauses, with dots where pauses are told.
 */
export function DayLine({ trazos, size = 6, label }: Props) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={classes.line} data-size={size} {...role}>
      {trazos.map(({ clase, desde, hasta, cortadoAlPrincipio, cortadoAlFinal }) => (
        <span
          key={`${clase}${desde}-${hasta}`}
          className={classes[clase]}
          data-open-start={cortadoAlPrincipio || undefined}
          data-open-end={cortadoAlFinal || undefined}
          style={{ insetInlineStart: percent(desde), width: percent(hasta - desde) }}
        />
      ))}
    </div>
  );
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
