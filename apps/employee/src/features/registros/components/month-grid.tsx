import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { Band } from '@jornada/ui/band/band.tsx';
import { iconOfAbsence } from '@jornada/ui/domain-icons.ts';
import { IconFlag, IconHourglassLow } from '@jornada/ui/icons.ts';
import { bandsOf, type Band as BandModel } from '../model/bands.ts';
import { coverOf } from '../model/day.ts';
import { weeksOf } from '@jornada/web/month.ts';
import { sentenceOf } from '../model/sentence.ts';
import { useGridKeys } from '../use-grid-keys.ts';
import type { MonthView } from '../use-month-view.ts';
import { DayCell } from './day-cell.tsx';
import classes from '../month.module.css';

type Props = {
  mes: string;
  dias: readonly DiaVista[];
  view: MonthView;
  /** The open day; null: none. */
  open: string | null;
  isBusy: boolean;
  label: string;
  onOpen: (fecha: string) => void;
  onMonth: (mes: string) => void;
  onClose: () => void;
};

/** The month: weeks of seven days. One day is reached with the Tab key, the others with the arrow keys. */
export function MonthGrid({ mes, dias, view, open, isBusy, label, onOpen, onMonth, onClose }: Props) {
  const { t } = useTranslation();
  const weeks = weeksOf(mes);
  const byDay = new Map(dias.map((dia) => [dia.fecha, dia]));
  const keys = useGridKeys({ mes, open, hoy: view.hoy, onMonth, onClose });
  const bands = bandsOf(weeks, (fecha) => {
    const dia = byDay.get(fecha);
    return dia ? coverOf(dia) : null;
  });
  const context = { ...view, t };
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isBusy}
      className={classes.grid}
      data-busy={isBusy}
      onKeyDown={keys.onKeyDown}
    >
      <Weekdays week={weeks[0] ?? []} view={view} />
      {weeks.map((week, index) => (
        <div key={week[0]} role="row" className={classes.week}>
          {week.map((fecha) => {
            const dia = byDay.get(fecha);
            return (
              <div key={fecha} role="gridcell" className={classes.day} aria-selected={fecha === open}>
                <button
                  type="button"
                  className={classes.press}
                  data-fecha={fecha}
                  data-open={fecha === open}
                  tabIndex={fecha === keys.focused ? 0 : -1}
                  aria-current={fecha === view.hoy ? 'date' : undefined}
                  onClick={() => onOpen(fecha)}
                >
                  <VisuallyHidden>{dia ? sentenceOf(dia, context) : view.format.date(fecha, 'long')}</VisuallyHidden>
                  {dia ? (
                    <DayCell dia={dia} view={view} />
                  ) : (
                    <span className={classes.beside} aria-hidden="true">
                      {Number(fecha.slice(8))}
                    </span>
                  )}
                </button>
              </div>
            );
          })}
          {bands[index]?.map((band) => (
            <MonthBand key={band.from} band={band} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Weekdays({ week, view: { format, isDesktop } }: { week: readonly string[]; view: MonthView }) {
  return (
    <div role="row" className={classes.weekdays}>
      {week.map((fecha) => (
        <div key={fecha} role="columnheader">
          <VisuallyHidden>{format.date(fecha, 'weekday')}</VisuallyHidden>
          <span aria-hidden="true">
            {isDesktop ? format.capitalize(format.date(fecha, 'weekday')) : format.date(fecha, 'weekdayNarrow')}
          </span>
        </div>
      ))}
    </div>
  );
}

function MonthBand({ band: { cover, from, to, cutStart, cutEnd } }: { band: BandModel }) {
  const { t } = useTranslation();
  const icon = cover.kind === 'plain' ? IconFlag : cover.kind === 'pending' ? IconHourglassLow : iconOfAbsence(cover.clase);
  return (
    <span className={classes.band} style={{ gridColumn: `${from} / ${to + 1}` }} data-long={to > from}>
      <Band kind={cover.kind} icon={icon} cutStart={cutStart} cutEnd={cutEnd} days={to - from + 1}>
        {cover.kind === 'plain' ? cover.nombre : t(nameOfAbsence(cover.clase))}
      </Band>
    </span>
  );
}
