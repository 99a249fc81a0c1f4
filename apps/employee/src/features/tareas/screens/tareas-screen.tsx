import { useRef, type TouchEvent } from 'react';
import { Outlet, getRouteApi } from '@tanstack/react-router';
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { DayButton } from '@jornada/web/fields/day-button.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { monthOf } from '@jornada/web/month.ts';
import { Page } from '@jornada/web/page.tsx';
import { DayContent } from '../components/day-content.tsx';
import { DayWaiting } from '../components/day-waiting.tsx';
import { GiveButton, hasSomething } from '../components/give-button.tsx';
import { WrittenBar } from '../components/written-bar.tsx';
import { DayAbove } from '../day-above.ts';
import { useDayKeys } from '../use-day-keys.ts';
import { isRead, unreadDay, useDay } from '../use-day.ts';
import { useLine } from '../use-line.ts';
import { useTaskWords } from '../use-task-words.ts';
import { TasksDesk } from './tasks-desk.tsx';
import classes from '../tareas.module.css';

const route = getRouteApi('/shell/session/tareas');

/** What the time was spent on: a week on a desktop, elsewhere a day. */
export function TareasScreen() {
  return useIsDesktop() ? <TasksDesk /> : <DayScreen />;
}

/** A day in tasks, as a page. The form and the search open above it. */
function DayScreen() {
  const { t } = useTranslation();
  const { fecha } = route.useSearch();
  const navigate = route.useNavigate();
  const day = useDay(fecha);
  const words = useTaskWords(day.dia?.zona);
  const { format, today } = words;
  const shown = day.dia?.fecha ?? fecha ?? today;
  // Until the day is read the page stands already: its buttons keep the focus from day to day.
  const line = useLine(isRead(day) ? day : unreadDay(day, shown));
  const goTo = (to: string): void => void navigate({ to: '/tareas-view', search: { fecha: to }, replace: true, resetScroll: false });
  const go = (by: number): void => goTo(masDias(shown, by));
  useDayKeys({ onDay: go });
  const swipe = useSwipe(go);
  const gives = isRead(day) && hasSomething(line);
  return (
    <div {...swipe} className={classes.swiped}>
      <Page
        title={format.dayTitle(shown)}
        // Beside five buttons a phone has no room for the month as well.
        shortTitle={
          monthOf(shown) === monthOf(today)
            ? `${format.capitalize(format.date(shown, 'weekdayShort'))} ${Number(shown.slice(8))}`
            : format.date(shown, 'day')
        }
        actions={<DayBar fecha={shown} today={today} onDay={goTo} />}
        dock={
          (gives || day.written !== null) && (
            <div className={classes.dock}>
              <WrittenBar day={day} />
              {gives && <GiveButton day={day} line={line} words={words} />}
            </div>
          )
        }
      >
        <Loaded query={day.query} waiting={<DayWaiting />} problem={t('tareas.dia.no-se-lee')}>
          {() => isRead(day) && <DayContent key={shown} day={day} line={line} words={words} />}
        </Loaded>
      </Page>
      <DayAbove value={day}>
        <Outlet />
      </DayAbove>
    </div>
  );
}

/** So far a finger goes for another day. */
const SWIPE = 64;

/** A finger that goes to the side leads to another day, unless it moves something there. */
function useSwipe(onDay: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent): void => {
      const touch = touches[0];
      const isTaken = target instanceof Element && target.closest('[data-no-swipe]') !== null;
      from.current = touch && touches.length === 1 && !isTaken ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!touch || !start) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onDay(x < 0 ? 1 : -1);
    },
  };
}

type Props = { fecha: string; today: string; onDay: (fecha: string) => void };

/** The ways to other days: before, after, and any by the calendar. */
function DayBar({ fecha, today, onDay }: Props) {
  const { t } = useTranslation();
  const arrow = (label: string, by: number) => (
    <ActionIcon aria-label={label} onClick={() => onDay(masDias(fecha, by))}>
      <Glyph of={by < 0 ? IconChevronLeft : IconChevronRight} />
    </ActionIcon>
  );
  return (
    <>
      {arrow(t('tareas.dia.antes'), -1)}
      {arrow(t('tareas.dia.despues'), 1)}
      <DayButton label={t('tareas.dia.elegir')} value={fecha} today={today} onChoose={onDay} />
    </>
  );
}
