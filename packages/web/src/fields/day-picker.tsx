import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Box } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { lowerFirst } from '../lower-first.ts';
import { addMonths, dayByKey, monthOf, partsOf, sixWeeksOf } from '../month.ts';
import { useFormat } from '../use-format.ts';
import { type DayMark, type DayMarks, useDayMarks } from './day-marks.ts';
import { useUnderField } from './use-under-field.ts';
import classes from './day-picker.module.css';

type Props = {
  id: string;
  /** The field that it belongs to; it opens below that field. */
  field: RefObject<HTMLElement | null>;
  value: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  /** The days between which one is chosen, both included; the second may be empty. */
  range?: { desde: string; hasta: string };
  /** What is chosen now, where several days are chosen one after the other. */
  hint?: string;
  onChoose: (fecha: string) => void;
  /** Called after Escape: the focus goes back to the field. */
  onClose: () => void;
  /** Called when the focus or a click goes elsewhere. */
  onLeave: () => void;
};

/** A month in which a day can be chosen. Arrow keys move by days, Page Up and Page Down by months. */
export function DayPicker(props: Props) {
  const { id, field, value, today, range, hint, onChoose, onClose, onLeave } = props;
  const { min = '1900-01-01', max = '2199-12-31' } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  const within = (fecha: string): string => (fecha < min ? min : fecha > max ? max : fecha);
  const [reached, setReached] = useState(() => within(value === '' ? today : value));
  const mes = monthOf(reached);
  const parts = partsOf(mes);
  const weeks = sixWeeksOf(mes);
  const marks = useDayMarks(mes);
  const wordsOf = useDayWords();
  const isBetween = (fecha: string): boolean => range !== undefined && range.desde !== '' && fecha >= range.desde && fecha <= range.hasta;
  const isChosen = (fecha: string): boolean => (range ? fecha === range.desde || fecha === range.hasta : fecha === value);
  const isByKey = useRef(true);
  useUnderField(panel, field, { onClose, onLeave });
  useEffect(() => {
    // Only after a key: after a click on the buttons for the month, these keep the focus.
    if (isByKey.current) panel.current?.querySelector<HTMLElement>(`[data-fecha="${reached}"]`)?.focus();
    isByKey.current = false;
  }, [reached]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['fecha'] : undefined;
    const to = from === undefined || event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(event.key, from);
    if (to === null) return;
    event.preventDefault();
    isByKey.current = true;
    setReached(within(to));
  };
  const turn = (months: number) => {
    const to = within(`${addMonths(mes, months)}-01`);
    return { disabled: monthOf(to) === mes, onClick: () => setReached(to) };
  };

  return (
    <div ref={panel} id={id} popover="manual" role="dialog" aria-labelledby={title} tabIndex={-1} className={classes.panel}>
      <div className={classes.head}>
        <ActionIcon aria-label={t('campos.mes-anterior')} {...turn(-1)}>
          <Glyph of={IconChevronLeft} />
        </ActionIcon>
        <span id={title} className={classes.title} aria-live="polite">
          {format.capitalize(format.month(parts.mes, parts.ano))}
        </span>
        <ActionIcon aria-label={t('campos.mes-siguiente')} {...turn(1)}>
          <Glyph of={IconChevronRight} />
        </ActionIcon>
      </div>
      {hint !== undefined && (
        <Box component="p" c="dimmed" fz="sm" ta="center" aria-live="polite">
          {hint}
        </Box>
      )}
      <div role="grid" tabIndex={-1} aria-labelledby={title} className={classes.grid} onKeyDown={onKeyDown}>
        <div role="row" className={classes.week}>
          {weeks[0]?.map((fecha) => (
            <span key={fecha} role="columnheader" className={classes.weekday} aria-label={format.date(fecha, 'weekday')}>
              {format.date(fecha, 'weekdayNarrow')}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={classes.week}>
            {week.map((fecha, weekday) => (
              <span
                key={fecha}
                role="gridcell"
                aria-selected={isChosen(fecha) || isBetween(fecha)}
                className={classes.cell}
                data-between={isBetween(fecha)}
              >
                <button
                  type="button"
                  className={classes.day}
                  data-fecha={fecha}
                  data-beside={monthOf(fecha) !== mes}
                  data-chosen={isChosen(fecha)}
                  data-rest={weekday > 4}
                  data-holiday={marks?.get(fecha)?.festivo !== undefined}
                  data-own={marks?.get(fecha)?.propia}
                  tabIndex={fecha === reached ? 0 : -1}
                  aria-label={wordsOf(fecha, marks?.get(fecha))}
                  aria-current={fecha === today ? 'date' : undefined}
                  disabled={fecha < min || fecha > max}
                  onClick={() => onChoose(fecha)}
                >
                  {Number(fecha.slice(8))}
                  {(marks?.get(fecha)?.fuera ?? 0) > 0 && <span className={classes.team} aria-hidden />}
                </button>
              </span>
            ))}
          </div>
        ))}
      </div>
      {/* Its line is there before the marks, which come later than the days. */}
      {marks && <DayLegend of={marks} />}
    </div>
  );
}

/** A day in words, with what its calendar shows of it by shapes. */
function useDayWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return (fecha: string, mark: DayMark | undefined): string =>
    [
      format.date(fecha, 'full'),
      mark?.festivo !== undefined && t('campos.dias.festivo-de', { nombre: mark.festivo }),
      mark?.propia && lowerFirst(t(`campos.dias.${mark.propia}`), format.lang),
      mark?.fuera && t('campos.dias.fuera', { count: mark.fuera }),
    ]
      .filter(Boolean)
      .join(', ');
}

const KINDS = [
  ['festivo', ({ festivo }: DayMark) => festivo !== undefined],
  ['acordada', ({ propia }: DayMark) => propia === 'acordada'],
  ['pedida', ({ propia }: DayMark) => propia === 'pedida'],
  ['equipo', ({ fuera = 0 }: DayMark) => fuera > 0],
] as const;

/**
 * What the shapes of a calendar mean: only of those that it shows. Each day says it in its name, too. It has its line also while there is
 * nothing to say.
 */
function DayLegend({ of }: { of: DayMarks }) {
  const { t } = useTranslation();
  const marks = [...of.values()];
  const shown = KINDS.filter(([, isSo]) => marks.some(isSo));
  return (
    <ul className={classes.legend} aria-hidden={shown.length === 0}>
      {shown.map(([kind]) => (
        <li key={kind}>
          <span className={classes.sign} data-kind={kind} aria-hidden />
          {t(`campos.dias.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
