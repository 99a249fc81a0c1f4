import { useTranslation } from 'react-i18next';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useCalendario } from '../api.ts';
import { DayPanel } from '../components/day-panel.tsx';
import { Legend } from '../components/legend.tsx';
import { MonthBar } from '../components/month-bar.tsx';
import { MonthGrid } from '../components/month-grid.tsx';
import { MonthHead } from '../components/month-head.tsx';
import { MonthSkeleton } from '../components/month-skeleton.tsx';
import { isEmptyMonth } from '../model/day.ts';
import { partsOf } from '@jornada/web/month.ts';
import { VoidUndo } from '../correcciones/void-undo.tsx';
import { useCalendar } from '../use-calendar.ts';
import { useMonthView } from '../use-month-view.ts';
import classes from '../calendario.module.css';

const route = getRouteApi('/shell/session/calendario');

/** The calendar: a month at a glance, and a day in detail. */
export function CalendarioScreen() {
  const { t } = useTranslation();
  const calendar = useCalendar(route.useSearch());
  const { data, error, isFetching, isPlaceholderData, refetch } = useCalendario(calendar.mes);
  const view = useMonthView(data);
  const isWide = useIsWide();
  const { ano, mes } = partsOf(calendar.mes);
  const title = `${view.format.capitalize(view.format.month(mes))} ${ano}`;
  const shownMes = data ? `${data.ano}-${String(data.mes).padStart(2, '0')}` : calendar.mes;

  return (
    <Page title={title} actions={<MonthBar mes={calendar.mes} isDesktop={view.isDesktop} />}>
      <div className={classes.layout} data-aside={calendar.dia !== null && isWide} data-sheet={calendar.dia !== null && !isWide}>
        {data && isEmptyMonth(data.dias) ? (
          <div className={classes.main}>
            <EmptyState title={t('calendario.vacio.titulo')} text={t('calendario.vacio.texto')} />
          </div>
        ) : data ? (
          <div className={classes.main}>
            <MonthHead
              calendario={data}
              view={view}
              onOpen={calendar.openDay}
              leadsBack={!view.isDesktop && calendar.mes !== calendar.thisMonth}
            />
            <MonthGrid
              mes={shownMes}
              dias={data.dias}
              view={view}
              open={calendar.dia}
              isBusy={isPlaceholderData}
              label={title}
              onOpen={calendar.openDay}
              onMonth={calendar.openMonth}
              onClose={calendar.closeDay}
            />
            <Legend dias={data.dias} view={view} />
          </div>
        ) : error && !isFetching ? (
          <ReadProblem error={error} title={t('calendario.error')} onRetry={() => void refetch()} />
        ) : (
          <MonthSkeleton mes={calendar.mes} />
        )}
        <VoidUndo>
          {calendar.dia && (
            <DayPanel
              fecha={calendar.dia}
              dia={data?.dias.find(({ fecha }) => fecha === calendar.dia)}
              isClosed={data?.cerrado ?? false}
              view={view}
              isWide={isWide}
              takesFocus={calendar.isOpenedHere}
              onClose={calendar.closeDay}
            />
          )}
        </VoidUndo>
      </div>
      <Outlet />
    </Page>
  );
}
