import { useRef } from 'react';
import { Problem } from '@jornada/web/form/problem.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useDayKeys } from '../use-day-keys.ts';
import type { ReadDay } from '../use-day.ts';
import type { LineOfDay as Line } from '../use-line.ts';
import type { TaskWords } from '../use-task-words.ts';
import { ClosedDay } from './closed-day.tsx';
import { DayFigure } from './day-figure.tsx';
import { DayRows } from './day-rows.tsx';
import { MissingDays } from './missing-days.tsx';
import { OneTap } from './one-tap.tsx';
import { RefusedElsewhere } from './refused-elsewhere.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { TaskLine } from './task-line.tsx';
import { TypedLine } from './typed-line.tsx';
import classes from '../tareas.module.css';

type Props = {
  day: ReadDay;
  line: Line;
  words: TaskWords;
  /** Beside the week: without rows, which the week has. */
  isAside?: boolean;
};

/** A day in tasks: what is left, the line, the entries, and the ways to give what is left. */
export function DayContent({ day, line, words, isAside = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { dia, parts } = day;
  const isEmpty = dia.cierre === 'sin-fichar' || (parts.trabajo.length === 0 && dia.imputaciones.length === 0);
  const canWrite = dia.cierre === null;
  useDayKeys({ onType: () => input.current?.focus() });
  if (isEmpty && dia.cierre !== 'futuro' && dia.cierre !== 'mes-cerrado')
    return (
      <>
        <RefusedEntries day={day} words={words} />
        <RefusedElsewhere day={day} words={words} />
        <EmptyState
          title={words.t('tareas.dia.aun-nada')}
          text={words.t('tareas.dia.aun-nada-texto')}
          action={isAside ? undefined : <MissingDays fecha={dia.fecha} words={words} />}
        />
      </>
    );
  const onFree = ({ desde, hasta }: { desde: number; hasta: number }): void => {
    line.type(`${words.hour(desde)}-${words.hour(hasta)} ${line.linea.texto}`);
    input.current?.focus();
  };
  return (
    <div className={classes.day}>
      {!isEmpty && <DayFigure day={day} words={words} />}
      {!isEmpty && <TaskLine day={day} words={words} onFree={onFree} />}
      {!isAside && <DayRows day={day} words={words} />}
      <ClosedDay day={day} words={words} />
      <RefusedEntries day={day} words={words} />
      <RefusedElsewhere day={day} words={words} />
      <Problem
        error={day.problem}
        onReload={() => {
          day.clearProblem();
          void day.query.refetch();
        }}
      />
      {canWrite && <TypedLine day={day} line={line} words={words} inputRef={input} />}
      {canWrite && <OneTap day={day} line={line} words={words} />}
    </div>
  );
}
