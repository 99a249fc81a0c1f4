import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { Box } from '@mantine/core';
import type { turnos } from '@jornada/contract/turnos/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { at, moveBy, type Selection, type Spot } from '../model/area.ts';
import { actionOf } from '../model/keys.ts';
import type { DrawingState, ByPerson } from '../model/drawing.ts';
import { useDayWords, type Warning } from '../use-day-words.ts';
import type { Desk } from '../use-desk.ts';
import { usePrinting } from '../use-printing.ts';
import { CoverRows } from './cover-rows.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanRow } from './plan-row.tsx';
import classes from '../plan.module.css';

type Props = {
  desk: Desk;
  drawn: DrawingState;
  warnings: ByPerson<readonly Warning[]>;
  cover: SalidaDe<typeof turnos.cobertura>['items'] | undefined;
  today: string;
  total: number;
  /** Enter on a day. */
  onOpen: () => void;
};

/** So many lines are drawn together. However many people there are, only the parts in sight are drawn. */
const LINES = 12;
const HEAD_ROWS = 2;

/** With more days than this, days are narrow. */
export const NARROW = 20;

const spotAt = (target: EventTarget): Spot | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  return cell ? { row: Number(cell.dataset['row']), col: Number(cell.dataset['col']) } : null;
};

/** People by days, to be drawn in by keys and by mouse. */
export function PlanGrid({ desk, drawn, warnings, cover, today, total, onOpen }: Props) {
  const { t } = useDayWords(desk.shifts);
  const frame = useRef<HTMLDivElement>(null);
  const drags = useRef(false);
  const [seen, setSeen] = useState({ from: 0, to: 3 });
  const isPrinting = usePrinting();
  const isNarrow = desk.days.length > NARROW;
  const { lines, days, selection, area, size, select } = desk;
  const { row, col } = selection.focus;
  const activeLine = lines.findIndex((line) => line.clase === 'persona' && line.row === row);
  const activePart = Math.floor(activeLine / LINES);
  useFocusFollows(frame, selection);
  useEffect(() => {
    const stop = (): void => void (drags.current = false);
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!spotAt(event.target)) return;
    const action = keyAction(event) ?? actionOf(desk, event);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const keyAction = (event: KeyboardEvent): (() => void) | null => {
    const next = moveBy(selection, event, size);
    if (next) return () => select(next);
    if (event.key === 'Enter' || event.key === 'F2') return onOpen;
    if (event.key === 'Escape') return () => select(at(selection.focus));
    if (event.key === ' ' && event.shiftKey) return () => select(wholeRow(row));
    if (event.key === ' ') return () => select(wholeDay(col));
    return null;
  };
  const wholeRow = (of: number): Selection => ({ anchor: { row: of, col: 0 }, focus: { row: of, col: size.cols - 1 } });
  const wholeDay = (of: number): Selection => ({ anchor: { row: 0, col: of }, focus: { row: size.rows - 1, col: of } });
  const onPointerDown = (event: PointerEvent): void => {
    const { target, shiftKey, button, pointerType } = event;
    if (button !== 0 || !(target instanceof HTMLElement)) return;
    const spot = spotAt(target);
    const who = target.closest<HTMLElement>('[data-who]')?.dataset['who'];
    const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (spot) {
      drags.current = pointerType !== 'touch';
      select(shiftKey ? { anchor: selection.anchor, focus: spot } : at(spot));
      return;
    }
    if (who === undefined && day === undefined) return;
    // Names of people and days take no focus: it goes to the days that they stand for.
    event.preventDefault();
    frame.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
    select(who === undefined ? wholeDay(Number(day)) : wholeRow(Number(who)));
  };
  const onPointerOver = ({ target }: PointerEvent): void => {
    const spot = drags.current ? spotAt(target) : null;
    if (spot) select({ anchor: selection.anchor, focus: spot });
  };
  // Screen readers move the focus themselves: what has it is chosen.
  const onFocus = ({ target }: FocusEvent): void => {
    const spot = spotAt(target);
    if (spot && (spot.row !== row || spot.col !== col)) select(at(spot));
  };
  const parts = Array.from({ length: Math.ceil(lines.length / LINES) }, (_, part) => part).filter(
    (part) => isPrinting || part === activePart || (part >= seen.from - 1 && part <= seen.to + 1),
  );
  return (
    <Box
      ref={frame}
      className={classes.frame}
      data-narrow={isNarrow}
      __vars={{ '--days': String(days.length), '--lines': String(lines.length), '--cover': String(cover?.length ?? 0) }}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
        const line = bodyHeight(frame.current) / Math.max(1, lines.length);
        const from = Math.floor(scrollTop / line / LINES);
        const to = Math.floor((scrollTop + clientHeight) / line / LINES);
        if (from !== seen.from || to !== seen.to) setSeen({ from, to });
      }}
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={t('plan-turnos.rejilla')}
        aria-multiselectable="true"
        aria-rowcount={lines.length + HEAD_ROWS}
        aria-colcount={days.length + 2}
        className={classes.grid}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
      >
        <PlanHead desk={desk} shifts={desk.shifts} strokes={drawn.strokes} today={today} total={total} isNarrow={isNarrow} />
        <div role="presentation" className={classes.body} data-body>
          {parts.map((part) => (
            <div key={part} role="rowgroup" className={classes.part} style={{ insetBlockStart: `calc(${part * LINES} * var(--row))` }}>
              {lines.slice(part * LINES, (part + 1) * LINES).map((line, index) => {
                const rowIndex = part * LINES + index + 1 + HEAD_ROWS;
                if (line.clase === 'equipo')
                  return (
                    <div key={line.key} role="row" aria-rowindex={rowIndex} className={classes.team}>
                      <span role="rowheader" aria-colindex={1} aria-colspan={days.length + 2}>
                        <b>{line.nombre ?? t('plan-turnos.sin-equipo')}</b> {t('plan-turnos.personas', { count: line.count })}
                      </span>
                    </div>
                  );
                const isIn = line.row >= area.top && line.row <= area.bottom;
                return (
                  <PlanRow
                    key={line.key}
                    person={line.persona}
                    row={line.row}
                    rowIndex={rowIndex}
                    shifts={desk.shifts}
                    strokes={drawn.strokes.get(line.persona.id)}
                    failures={drawn.failures.get(line.persona.id)}
                    warnings={warnings.get(line.persona.id)}
                    from={isIn ? area.left : null}
                    to={isIn ? area.right : null}
                    active={line.row === row ? col : null}
                    isNarrow={isNarrow}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      {cover && cover.length > 0 && <CoverRows cover={cover} days={days} shifts={desk.shifts} isNarrow={isNarrow} />}
    </Box>
  );
}

const bodyHeight = (frame: HTMLElement | null): number => frame?.querySelector('[data-body]')?.clientHeight ?? 1;

/** While the grid has the focus, the chosen day has it, and stays in sight. */
function useFocusFollows(frame: { readonly current: HTMLElement | null }, { focus: { row, col } }: Selection): void {
  useLayoutEffect(() => {
    const grid = frame.current?.querySelector('[role="grid"]');
    if (!grid?.contains(document.activeElement)) return;
    const cell = grid.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [frame, row, col]);
}
