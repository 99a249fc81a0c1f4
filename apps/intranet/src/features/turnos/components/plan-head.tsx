import { VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconFlag, IconPencil } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import type { ByPerson } from '../model/drawing.ts';
import { isChanged, type ShiftsByKey } from '../model/shown.ts';
import { weeksIn } from '../model/span.ts';
import type { Stroke } from '../model/stroke.ts';
import { useDayWords } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import classes from '../plan.module.css';

type Props = { desk: Desk; shifts: ShiftsByKey; strokes: ByPerson<Stroke>; today: string; total: number; isNarrow: boolean };

/** The weeks with their state, and the days. */
export function PlanHead({ desk: { people, days }, shifts, strokes, today, total, isNarrow }: Props) {
  const { t, format } = useDayWords(shifts);
  const weeks = weeksIn(days);
  const holidays = days.map((_, col) => [...new Set(people.flatMap(({ dias }) => dias[col]?.festivo ?? []))]);
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.weeks}>
        <span role="columnheader" aria-colindex={1} className={classes.who}>
          <VisuallyHidden>{t('plan-turnos.semanas')}</VisuallyHidden>
        </span>
        {weeks.map(({ week, from, to }) => {
          const { changes, isTold } = weekState(people, strokes, from, to);
          const isWide = to - from > 3;
          return (
            <span
              key={from}
              role="columnheader"
              aria-colindex={from + 2}
              aria-colspan={to - from + 1}
              className={classes.week}
              style={{ gridColumn: `${from + 2} / ${to + 3}` }}
            >
              {isWide ? (
                <b>{t('plan-turnos.semana', { semana: week })}</b>
              ) : (
                <VisuallyHidden>{t('plan-turnos.semana', { semana: week })}</VisuallyHidden>
              )}
              {isWide && isNarrow && (
                <span
                  role="img"
                  aria-label={t(isTold ? 'plan-turnos.publicada' : 'plan-turnos.borrador')}
                  data-tone={isTold ? 'accent' : 'quiet'}
                >
                  <Glyph of={isTold ? IconCheck : IconPencil} size="sm" />
                </span>
              )}
              {isWide && !isNarrow && (
                <StatusPill icon={isTold ? IconCheck : IconPencil} tone={isTold ? 'accent' : 'quiet'}>
                  {t(isTold ? 'plan-turnos.publicada' : 'plan-turnos.borrador')}
                </StatusPill>
              )}
              {isWide && changes > 0 && (
                <span className={classes.changes}>{isNarrow ? changes : t('plan-turnos.sin-publicar', { count: changes })}</span>
              )}
            </span>
          );
        })}
      </div>
      <div role="row" aria-rowindex={2} className={classes.row}>
        <span role="columnheader" aria-colindex={1} className={classes.who}>
          {t('plan-turnos.personas', { count: total })}
        </span>
        {days.map((fecha, col) => {
          const day = Temporal.PlainDate.from(fecha);
          const names = holidays[col] ?? [];
          return (
            <span
              key={fecha}
              role="columnheader"
              aria-colindex={col + 2}
              aria-label={[format.date(fecha, 'long'), ...names].join(', ')}
              title={names.join(', ') || undefined}
              className={classes.day}
              data-day={col}
              data-start={day.dayOfWeek === 1}
              data-off={day.dayOfWeek > 5}
              data-today={fecha === today}
            >
              <span>{format.date(fecha, 'weekdayNarrow')}</span>
              <b>
                {day.day}
                {names.length > 0 && <Glyph of={IconFlag} size="xs" />}
              </b>
            </span>
          );
        })}
        <span role="columnheader" aria-colindex={days.length + 2} className={classes.sum}>
          {t('plan-turnos.horas')}
        </span>
      </div>
    </div>
  );
}

/** How many days of a week are drawn otherwise, and whether all of it has been told. */
function weekState(people: Desk['people'], strokes: ByPerson<Stroke>, from: number, to: number): { changes: number; isTold: boolean } {
  let changes = 0;
  let isTold = true;
  for (const { id, dias } of people) {
    const own = strokes.get(id);
    for (const cell of dias.slice(from, to + 1)) {
      if (isChanged(cell, own?.get(cell.fecha))) changes += 1;
      if (!cell.publicado && cell.obstaculo !== 'sin-contrato') isTold = false;
    }
  }
  return { changes, isTold };
}
