import { useTranslation } from 'react-i18next';
import type { PresupuestoEnGrafica } from '@jornada/contract/informe-proyectos/calls.ts';
import { linesUpTo, monthsBetween, placesBetween } from '../model/scale.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../informe.module.css';

const MINUTES = 60;
const CENTS = 100;
/** Ticks of the weeks reach up to here, in per cent of the height. */
const TICK = 15;
const MOST_MONTHS = 9;
/** Nearer to the budget than this, in per cent, a line of the scale says nothing. */
const TOO_NEAR = 9;
/** Nearer to the crossing than this, in per cent, the name of a month would be written over its day; where the chart is narrow, sooner. */
const NAME = 8;
const NARROW_NAME = 14;

/** What was spent, week by week, up to today, and what becomes of it: the rule is the budget, where the dashes cross it it ends. */
export function BudgetChart({ of, hoy }: { of: PresupuestoEnGrafica; hoy: string }) {
  const { t } = useTranslation();
  const words = useReportWords();
  const { presupuesto: budget, semanas, proyecto } = of;
  const first = budget.desde ?? semanas[0]?.lunes ?? hoy;
  const later = [hoy, budget.entrega ?? budget.seAgota].filter((day) => day !== null).toSorted();
  const last = later.at(-1) ?? hoy;
  const from = first < hoy ? first : Temporal.PlainDate.from(hoy).subtract({ days: 7 }).toString();
  const x = placesBetween(from, last);
  const end = budget.gastado + (budget.previsto ?? 0);
  const top = Math.max(end, budget.presupuesto) * 1.06;
  const y = (value: number): number => 100 - (value / top) * 100;
  const unit = budget.clase === 'horas' ? MINUTES : CENTS;
  const valueOf = ({ minutos, costeCentimos = 0 }: (typeof semanas)[number]): number =>
    budget.clase === 'horas' ? minutos : costeCentimos;
  const line = cumulated(semanas.map((week) => ({ lunes: week.lunes, value: valueOf(week) }))).map(({ lunes, sum }) => {
    const sunday = Temporal.PlainDate.from(lunes).add({ days: 6 }).toString();
    return `${x(sunday < hoy ? sunday : hoy)},${y(sum)}`;
  });
  const most = Math.max(1, ...semanas.map(valueOf), budget.ritmo?.porSemana ?? 0);
  const isOver = budget.gastado >= budget.presupuesto;
  const crosses =
    !isOver && end > budget.presupuesto && budget.seAgota !== null && budget.entrega !== null && budget.seAgota <= budget.entrega;
  const toCome = budget.entrega !== null && budget.entrega > hoy && budget.ritmo !== null;
  const shownLines = linesUpTo(top / unit).filter((value) => Math.abs(y(value * unit) - y(budget.presupuesto)) > TOO_NEAR || value === 0);
  const months = monthsBetween(from, last);
  const every = Math.ceil(months.length / MOST_MONTHS);
  const sentence = t('informe-proyectos.grafica', {
    proyecto: proyecto.nombre,
    gastado: words.amount(budget, budget.gastado),
    presupuesto: words.amount(budget, budget.presupuesto),
  });
  const futureWeeks = toCome && budget.entrega !== null ? weeksBetween(hoy, budget.entrega) : [];
  return (
    <div className={classes.chart} role="img" aria-label={sentence}>
      <div className={classes.scale} aria-hidden>
        {shownLines.map((value) => (
          <span key={value} style={{ top: `${y(value * unit)}%` }}>
            {words.format.decimal(value, 0)}
          </span>
        ))}
        <b style={{ top: `${y(budget.presupuesto)}%` }}>{words.format.decimal(Math.round(budget.presupuesto / unit), 0)}</b>
      </div>
      <div className={classes.plot} aria-hidden>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {shownLines.map((value) => (
            <line key={value} className={classes.grid} x1="0" x2="100" y1={y(value * unit)} y2={y(value * unit)} />
          ))}
          {semanas.map((week) => (
            <line
              key={week.lunes}
              className={classes.week}
              x1={Math.max(0, x(week.lunes))}
              x2={Math.max(0, x(week.lunes))}
              y1="100"
              y2={100 - (valueOf(week) / most) * TICK}
            />
          ))}
          {futureWeeks.map((day) => (
            <line
              key={day}
              className={classes.week}
              data-future
              x1={x(day)}
              x2={x(day)}
              y1="100"
              y2={100 - ((budget.ritmo?.porSemana ?? 0) / most) * TICK}
            />
          ))}
          <line className={classes.rule} x1="0" x2="100" y1={y(budget.presupuesto)} y2={y(budget.presupuesto)} />
          <polyline className={classes.spent} points={[`${x(from)},100`, ...line].join(' ')} />
          {toCome && budget.entrega !== null && (
            <>
              <line
                className={classes.foreseen}
                data-tone={isOver ? 'warn' : undefined}
                x1={x(hoy)}
                y1={y(budget.gastado)}
                x2={crosses && budget.seAgota !== null ? x(budget.seAgota) : x(budget.entrega)}
                y2={crosses ? y(budget.presupuesto) : y(end)}
              />
              {crosses && budget.seAgota !== null && (
                <>
                  <line
                    className={classes.foreseen}
                    data-tone="warn"
                    x1={x(budget.seAgota)}
                    y1={y(budget.presupuesto)}
                    x2={x(budget.entrega)}
                    y2={y(end)}
                  />
                  <line className={classes.drop} x1={x(budget.seAgota)} x2={x(budget.seAgota)} y1={y(budget.presupuesto)} y2="100" />
                </>
              )}
            </>
          )}
        </svg>
        <i className={classes.today} style={{ left: `${x(hoy)}%`, top: `${y(budget.gastado)}%` }} />
        <span className={classes.here} style={{ left: `${x(hoy)}%`, top: `${y(budget.gastado)}%` }}>
          {t('informe-proyectos.hoy')}
        </span>
        {crosses && budget.seAgota !== null && (
          <i className={classes.crossing} style={{ left: `${x(budget.seAgota)}%`, top: `${y(budget.presupuesto)}%` }} />
        )}
      </div>
      <div className={classes.ends} aria-hidden>
        <span style={{ top: `${y(budget.presupuesto)}%` }}>{t('informe-proyectos.presupuesto')}</span>
        {toCome && Math.abs(y(end) - y(budget.presupuesto)) > TOO_NEAR && (
          <span data-tone={end > budget.presupuesto ? 'warn' : 'accent'} style={{ top: `${y(end)}%` }}>
            {t('informe-proyectos.prevision')}
          </span>
        )}
      </div>
      <div className={classes.months} aria-hidden>
        {months
          .filter((_, index) => index % every === 0)
          .map((month) => ({
            ...month,
            gap: crosses && budget.seAgota !== null ? Math.abs(x(month.middle) - x(budget.seAgota)) : Infinity,
          }))
          .filter(({ gap }) => gap > NAME)
          .map(({ mes, middle, gap }) => (
            <span key={mes} data-near={gap <= NARROW_NAME || undefined} style={{ left: `${x(middle)}%` }}>
              {words.month(mes).slice(0, 3)}
            </span>
          ))}
        {crosses && budget.seAgota !== null && (
          <b data-tone="warn" style={{ left: `${x(budget.seAgota)}%` }}>
            {words.day(budget.seAgota)}
          </b>
        )}
      </div>
    </div>
  );
}

/** The Mondays after a day, up to another one. */
function weeksBetween(hoy: string, hasta: string): string[] {
  const today = Temporal.PlainDate.from(hoy);
  const days: string[] = [];
  for (let day = today.add({ days: 8 - today.dayOfWeek }); day.toString() <= hasta && days.length < 200; day = day.add({ weeks: 1 }))
    days.push(day.toString());
  return days;
}

/** What was spent up to the end of each week. */
function cumulated(weeks: readonly { lunes: string; value: number }[]): { lunes: string; sum: number }[] {
  let sum = 0;
  return weeks.map(({ lunes, value }) => {
    sum += value;
    return { lunes, sum };
  });
}
