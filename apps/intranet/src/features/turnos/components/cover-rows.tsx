import type { turnos } from '@jornada/contract/turnos/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useDayWords } from '../use-day-words.ts';
import type { ShiftsByKey } from '../model/shown.ts';
import classes from '../plan.module.css';

type Cover = SalidaDe<typeof turnos.cobertura>['items'];

/** So many ticks fit into a day of the grid. More people are a figure alone. */
const MOST_TICKS = 6;

/** Needs beside what is planned: a full tick is somebody present, a hollow one somebody missing, a short one somebody more than needed. */
export function CoverRows({
  cover,
  days,
  shifts,
  isNarrow,
}: {
  cover: Cover;
  days: readonly string[];
  shifts: ShiftsByKey;
  isNarrow: boolean;
}) {
  const { t, format } = useDayWords(shifts);
  return (
    <div role="table" aria-label={t('plan-turnos.cobertura')} className={classes.cover}>
      <div role="row" className={classes.coverHead}>
        <span role="columnheader" className={classes.who}>
          <b>{t('plan-turnos.cobertura')}</b> {t('plan-turnos.cobertura-nota')}
        </span>
        {days.map((fecha) => (
          <span key={fecha} role="columnheader" aria-label={format.date(fecha, 'long')} />
        ))}
      </div>
      {cover.map(({ necesidad, dias }) => {
        const byDay = new Map(dias.map((one) => [one.fecha, one]));
        return (
          <div key={necesidad.id} role="row" className={classes.row}>
            <span role="rowheader" className={classes.who}>
              {necesidad.nombre}
            </span>
            {days.map((fecha) => {
              const day = byDay.get(fecha);
              const isNone = !day || (day.necesarias === 0 && day.previstas === 0);
              return (
                <span
                  key={fecha}
                  role="cell"
                  className={classes.coverDay}
                  data-start={Temporal.PlainDate.from(fecha).dayOfWeek === 1}
                  data-short={(day?.faltan ?? 0) > 0}
                  aria-label={
                    isNone
                      ? t('plan-turnos.nadie-hace-falta')
                      : t('plan-turnos.cubiertas', { previstas: day.previstas, de: day.necesarias })
                  }
                >
                  {isNone ? '·' : <CoverTicks planned={day.previstas} needed={day.necesarias} isNarrow={isNarrow} />}
                  {day && !isNone && (
                    <span>{day.faltan > 0 && !isNarrow ? t('plan-turnos.falta', { count: day.faltan }) : day.previstas}</span>
                  )}
                </span>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function CoverTicks({ planned, needed, isNarrow }: { planned: number; needed: number; isNarrow: boolean }) {
  const most = Math.max(planned, needed);
  if (isNarrow || most > MOST_TICKS) return null;
  return (
    <span className={classes.ticks} aria-hidden="true">
      {Array.from({ length: most }, (_, index) => (
        <i key={index} data-kind={index >= planned ? 'missing' : index >= needed ? 'more' : 'there'} />
      ))}
    </span>
  );
}
