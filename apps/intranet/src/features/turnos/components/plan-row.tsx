import { memo, useMemo } from 'react';
import type { DichoDelDiaVista, PersonaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import type { Failure } from '../model/drawing.ts';
import { saidOf } from '../model/said.ts';
import { minutesShown, type ShiftsByKey } from '../model/shown.ts';
import type { Stroke } from '../model/stroke.ts';
import { useDayWords, type Warning } from '../use-day-words.ts';
import { DayCell } from './day-cell.tsx';
import classes from '../plan.module.css';

type Props = {
  person: PersonaDelPlanVista;
  row: number;
  rowIndex: number;
  shifts: ShiftsByKey;
  strokes: ReadonlyMap<string, Stroke> | undefined;
  failures: ReadonlyMap<string, Failure> | undefined;
  warnings: ReadonlyMap<string, readonly Warning[]> | undefined;
  /** The days that are chosen of this person, from and to; null: none. */
  from: number | null;
  to: number | null;
  /** The day that has the focus; null: it is another person's. */
  active: number | null;
  isNarrow: boolean;
};

const NONE: readonly Warning[] = [];
const SAID_NOTHING: readonly DichoDelDiaVista[] = [];

/** A person with their days, and the hours of all of them. */
export const PlanRow = memo(function PlanRow(props: Props) {
  const { person, row, rowIndex, shifts, strokes, failures, warnings, from, to, active, isNarrow } = props;
  const { t, format } = useDayWords(shifts);
  const said = useMemo(() => saidOf(person), [person]);
  const before = person.dias.reduce((sum, { minutos }) => sum + minutos, 0);
  const after = person.dias.reduce((sum, day) => sum + minutesShown(day, strokes?.get(day.fecha), shifts), 0);
  const sum = format.duration(after);
  const words = format.durationWithUnit(after);
  return (
    <div role="row" aria-rowindex={rowIndex} className={classes.row}>
      <span role="rowheader" aria-colindex={1} className={classes.who} data-who={row} title={person.nombre}>
        {person.nombre}
      </span>
      {person.dias.map((cell, col) => (
        <DayCell
          key={cell.fecha}
          cell={cell}
          row={row}
          col={col}
          shifts={shifts}
          stroke={strokes?.get(cell.fecha)}
          failure={failures?.get(cell.fecha)}
          warnings={warnings?.get(cell.fecha) ?? NONE}
          said={said.get(cell.fecha) ?? SAID_NOTHING}
          isSelected={from !== null && to !== null && col >= from && col <= to}
          isActive={col === active}
          isStart={isMonday(cell.fecha)}
          isNarrow={isNarrow}
        />
      ))}
      <span
        role="gridcell"
        aria-colindex={person.dias.length + 2}
        className={classes.sum}
        data-changed={after !== before}
        aria-label={after === before ? words : t('plan-turnos.horas-cambian', { antes: format.durationWithUnit(before), despues: words })}
      >
        {sum}
      </span>
    </div>
  );
});

const isMonday = (fecha: string): boolean => Temporal.PlainDate.from(fecha).dayOfWeek === 1;
