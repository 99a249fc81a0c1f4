import { useTranslation } from 'react-i18next';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { addMonths, partsOf, weeksOf } from '@jornada/web/month.ts';
import { Page } from '@jornada/web/page.tsx';
import { useCalendario } from '../api.ts';
import { DayPanel } from '../components/day-panel.tsx';
import { Legend } from '../components/legend.tsx';
import { MonthGrid } from '../components/month-grid.tsx';
import { MonthHead } from '../components/month-head.tsx';
import { VoidUndo } from '../correcciones/void-undo.tsx';
import { isEmptyMonth } from '../model/day.ts';
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

/** The month in its final layout, while it is loading. */
function MonthSkeleton({ mes }: { mes: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.main} aria-busy="true">
      <VisuallyHidden role="status">{t('calendario.cargando')}</VisuallyHidden>
      <div className={classes.head}>
        <Block width="6rem" height="1.75rem" />
        <Block width="8rem" />
      </div>
      {weeksOf(mes).map((week) => (
        <div key={week[0]} className={classes.waitingWeek}>
          {week.map((fecha, index) => (
            <span key={fecha} className={classes.waitingDay}>
              <Block width="45%" />
              {index < 5 && <Block width="75%" />}
              {index < 5 && <Block width="90%" height="0.375rem" />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

type Props = { mes: string; isDesktop: boolean };

/** The previous and the next month, each loaded as soon as somebody is about to press it; and today, if there is room. */
function MonthBar({ mes, isDesktop }: Props) {
  const { t } = useTranslation();
  const arrow = (label: string, to: string, icon: typeof IconChevronLeft) => (
    <ActionIcon
      className={classes.arrow}
      aria-label={label}
      renderRoot={(props) => <Link {...props} to="/registros-list" search={{ mes: to }} resetScroll={false} />}
    >
      <Glyph of={icon} />
    </ActionIcon>
  );
  return (
    <nav className={classes.bar} aria-label={t('menu.entradas.calendario')}>
      {isDesktop && (
        <Button
          variant="default"
          className={classes.today}
          renderRoot={(props) => <Link {...props} to="/registros-list" search={{}} resetScroll={false} />}
        >
          {t('calendario.mes.hoy')}
        </Button>
      )}
      {arrow(t('calendario.mes.anterior'), addMonths(mes, -1), IconChevronLeft)}
      {arrow(t('calendario.mes.siguiente'), addMonths(mes, 1), IconChevronRight)}
    </nav>
  );
}
