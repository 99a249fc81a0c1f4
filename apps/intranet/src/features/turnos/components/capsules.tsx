import type { ParteVista } from '@jornada/contract/turnos/calls.ts';
import { piecesOf, type ShiftsByKey } from '../model/shown.ts';
import classes from '../capsules.module.css';

type Props = {
  partes: readonly ParteVista[];
  shifts: ShiftsByKey;
  /** Told, not told yet, drawn otherwise; a warning of it. */
  state: 'publicado' | 'borrador' | 'cambiado' | 'aviso';
  /** A line that fills a row of its own. */
  isLarge?: boolean;
};

const percent = (fraction: number): string => `${Math.round(fraction * 1000) / 10}%`;

/** A day from 0 to 24 as a line: where its shift lies says whether it is a morning, an afternoon or a night. The words stand beside it. */
export function Capsules({ partes, shifts, state, isLarge = false }: Props) {
  return (
    <span className={classes.line} data-state={state} data-free={partes.length === 0} data-large={isLarge} aria-hidden="true">
      {piecesOf(partes, shifts).map(({ from, to, isOpenAtStart, isOpenAtEnd }) => (
        <i
          key={from}
          className={classes.piece}
          data-open-start={isOpenAtStart || undefined}
          data-open-end={isOpenAtEnd || undefined}
          style={{ insetInlineStart: percent(from), width: percent(to - from) }}
        />
      ))}
    </span>
  );
}
