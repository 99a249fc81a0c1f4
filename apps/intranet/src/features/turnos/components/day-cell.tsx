import { memo } from 'react';
import type { CeldaDelPlanVista, DichoDelDiaVista } from '@jornada/contract/turnos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle, IconCalendarOff, IconRefresh } from '@jornada/ui/icons.ts';
import type { Failure } from '../model/drawing.ts';
import { lettersOf, shownDay, type ShiftsByKey } from '../model/shown.ts';
import type { Stroke } from '../model/stroke.ts';
import { useDayWords, type Warning } from '../use-day-words.ts';
import { Capsules } from './capsules.tsx';
import { SaidMark } from './said-mark.tsx';
import classes from '../plan.module.css';

type Props = {
  cell: CeldaDelPlanVista;
  row: number;
  col: number;
  shifts: ShiftsByKey;
  stroke: Stroke | undefined;
  failure: Failure | undefined;
  warnings: readonly Warning[];
  said: readonly DichoDelDiaVista[];
  isSelected: boolean;
  /** It has the focus, or will have it when somebody comes to the grid. */
  isActive: boolean;
  /** It is the first of a week. */
  isStart: boolean;
  isNarrow: boolean;
};

/** A day of somebody: the letter of its shift, and below it where it lies in the day. */
export const DayCell = memo(function DayCell({
  cell,
  row,
  col,
  shifts,
  stroke,
  failure,
  warnings,
  said,
  isSelected,
  isActive,
  isStart,
  isNarrow,
}: Props) {
  const { t, format, dayWords } = useDayWords(shifts);
  const { partes, state, isDue } = shownDay(cell, stroke);
  const isLost = failure !== undefined || cell.borrador?.alDia === false;
  const isAway = cell.ausencia !== null && !cell.ausencia.mitad && !cell.ausencia.horas;
  const isWarned = warnings.length > 0;
  return (
    <span
      role="gridcell"
      aria-colindex={col + 2}
      aria-selected={isSelected}
      aria-label={dayWords(cell, { stroke, failure, warnings, said })}
      tabIndex={isActive ? 0 : -1}
      className={classes.cell}
      data-row={row}
      data-col={col}
      data-state={state}
      data-start={isStart}
      data-past={cell.obstaculo !== null}
      data-none={cell.obstaculo === 'sin-contrato'}
      data-warn={isWarned}
      data-lost={isLost}
    >
      {isLost ? (
        <Glyph of={IconAlertCircle} size="sm" />
      ) : isAway ? (
        <span className={classes.away} data-asked={!cell.ausencia?.aprobada}>
          <Glyph of={IconCalendarOff} size="sm" />
        </span>
      ) : isDue ? (
        <Glyph of={IconRefresh} size="xs" />
      ) : partes === null ? (
        <span className={classes.hours}>{isNarrow ? Math.round(cell.minutos / 60) : format.duration(cell.minutos)}</span>
      ) : (
        (partes.length > 0 || state === 'cambiado') && (
          <>
            <b className={classes.letter}>{partes.length === 0 ? t('plan-turnos.letra-libre') : lettersOf(partes, shifts)}</b>
            <Capsules partes={partes} shifts={shifts} state={isWarned ? 'aviso' : state} />
          </>
        )
      )}
      <SaidMark said={said} />
    </span>
  );
});
