import { useRef } from 'react';
import { Button, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarOff, IconCheck, IconLock } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { Problem, ProblemBox } from '@jornada/web/form/problem.tsx';
import { leftOf, nameOfTask } from '../model/day.ts';
import { useDayKeys } from '../use-day-keys.ts';
import type { ReadDay } from '../use-day.ts';
import type { LineOfDay as Line } from '../use-line.ts';
import type { TaskWords } from '../use-task-words.ts';
import { DayRows } from './day-rows.tsx';
import { MissingDays } from './missing-days.tsx';
import { OneTap } from './one-tap.tsx';
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

/** Why a day takes no entries. */
function ClosedDay({ day: { dia }, words: { t, monthOf } }: { day: ReadDay; words: TaskWords }) {
  if (dia.cierre === null || dia.cierre === 'sin-fichar') return null;
  return (
    <Note icon={dia.cierre === 'futuro' ? IconCalendarOff : IconLock} my="md" role="status">
      {t(`tareas.dia.cierre.${dia.cierre}`, { mes: monthOf(dia.fecha) })}
    </Note>
  );
}

/** What waited on this device and was refused once it arrived: it says why, and stays until somebody takes note. */
function RefusedEntries({ day: { refused, outbox }, words: { t } }: { day: ReadDay; words: TaskWords }) {
  return refused.map(({ key, refusal, body }) => (
    <ProblemBox key={key}>
      <p>{t('tareas.dia.rechazado', { tarea: body.tareas.map(nameOfTask).join(', '), motivo: refusal?.message ?? '' })}</p>
      <Button variant="default" onClick={() => void outbox.withdraw(key)}>
        {t('tareas.dia.entendido')}
      </Button>
    </ProblemBox>
  ));
}

const route = getRouteApi('/shell/session/tareas');

/** On other days something that had waited was refused: it leads there. */
function RefusedElsewhere({ day: { refusedOn }, words: { t, format } }: { day: ReadDay; words: TaskWords }) {
  const navigate = route.useNavigate();
  const { vista } = route.useSearch();
  if (refusedOn.length === 0) return null;
  return (
    <ProblemBox>
      <Text>{t('tareas.dia.rechazado-otro-dia', { count: refusedOn.length })}</Text>
      <Buttons>
        {refusedOn.map((fecha) => (
          <Button
            key={fecha}
            variant="default"
            onClick={() => void navigate({ to: '/tareas-view', search: { fecha, vista }, resetScroll: false })}
          >
            {format.capitalize(format.date(fecha, 'weekdayDay'))}
          </Button>
        ))}
      </Buttons>
    </ProblemBox>
  );
}

type DayFigureProps = { day: ReadDay; words: TaskWords };

/** What is left of the day, and how much of it is given to tasks. */
function DayFigure({ day: { dia, parts }, words: { t, format } }: DayFigureProps) {
  const { trabajadoMinutos, asignadoMinutos, faltaMinutos } = dia;
  const left = leftOf(dia, parts);
  const over = faltaMinutos !== null && faltaMinutos < 0 ? -faltaMinutos : 0;
  return (
    <header className={classes.figure}>
      {over > 0 ? (
        <h2 data-tone="warn">
          <b>{format.duration(over)}</b> {t('tareas.dia.de-mas')}
        </h2>
      ) : left === 0 ? (
        <h2 data-done="true">
          <Glyph of={IconCheck} size="xl" data-tone="accent" /> {t('tareas.dia.todo-repartido')}
        </h2>
      ) : (
        <h2>
          <b>{format.duration(left)}</b> {t('tareas.dia.por-repartir')}
        </h2>
      )}
      <Text c="dimmed" className={classes.given}>
        <b>{format.duration(asignadoMinutos)}</b>{' '}
        {trabajadoMinutos === null
          ? t('tareas.dia.repartidas')
          : t('tareas.dia.de', { trabajado: format.durationWithUnit(trabajadoMinutos) })}
      </Text>
    </header>
  );
}
