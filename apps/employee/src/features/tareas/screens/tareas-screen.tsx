import type { ReactNode } from 'react';
import { Outlet, getRouteApi } from '@tanstack/react-router';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Page } from '@jornada/web/page.tsx';
import { DayBar } from '../components/day-bar.tsx';
import { DayContent } from '../components/day-content.tsx';
import { DayWaiting } from '../components/day-waiting.tsx';
import { GiveButton, hasSomething } from '../components/give-button.tsx';
import { WrittenBar } from '../components/written-bar.tsx';
import { DayAbove } from '../day-above.ts';
import { useDayKeys } from '../use-day-keys.ts';
import { isRead, useDay, type ReadDay } from '../use-day.ts';
import { useLine } from '../use-line.ts';
import { useSwipe } from '../use-swipe.ts';
import { useTaskWords } from '../use-task-words.ts';
import classes from '../tareas.module.css';

const route = getRouteApi('/shell/session/tareas');

/** A day in tasks, as a page. The form and the search open above it. */
export function TareasScreen() {
  const { t } = useTranslation();
  const { fecha } = route.useSearch();
  const navigate = route.useNavigate();
  const day = useDay(fecha);
  const { format, today } = useTaskWords(day.dia?.zona);
  const shown = day.dia?.fecha ?? fecha ?? today;
  const goTo = (to: string): void => void navigate({ to: '/tareas-view', search: { fecha: to }, replace: true, resetScroll: false });
  const go = (by: number): void => goTo(masDias(shown, by));
  useDayKeys({ onDay: go });
  const swipe = useSwipe(go);
  const shortTitle = format.capitalize(format.date(shown, 'weekdayDay'));
  const frame = { title: format.dayTitle(shown), shortTitle, actions: <DayBar fecha={shown} today={today} onDay={goTo} /> };
  if (!isRead(day))
    return (
      <Page {...frame}>
        <Loaded query={day.query} waiting={<DayWaiting />} problem={t('tareas.dia.no-se-lee')}>
          {() => null}
        </Loaded>
        <Outlet />
      </Page>
    );
  return (
    <div {...swipe} className={classes.swiped}>
      <DayPage key={shown} day={day} frame={frame} />
    </div>
  );
}

function DayPage({ day, frame }: { day: ReadDay; frame: { title: string; shortTitle: string; actions: ReactNode } }) {
  const words = useTaskWords(day.dia.zona);
  const line = useLine(day);
  const dock = hasSomething(line) || day.written !== null;
  return (
    <Page
      {...frame}
      dock={
        dock && (
          <div className={classes.dock} data-only={!hasSomething(line) || undefined}>
            <WrittenBar day={day} />
            <GiveButton day={day} line={line} words={words} />
          </div>
        )
      }
    >
      <DayContent day={day} line={line} words={words} />
      <DayAbove value={day}>
        <Outlet />
      </DayAbove>
    </Page>
  );
}
