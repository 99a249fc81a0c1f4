import { useState } from 'react';
import { ActionIcon, Box, Button } from '@mantine/core';
import { Link, Outlet, getRouteApi } from '@tanstack/react-router';
import type { ImputacionVista, TareaVista } from '@jornada/contract/tareas/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { Columns } from '@jornada/ui/columns.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight, IconCopy } from '@jornada/ui/icons.ts';
import { SegmentLinks } from '@jornada/ui/segments.tsx';
import { addMonths, monthOf } from '@jornada/web/month.ts';
import { Page } from '@jornada/web/page.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useCopy } from '../api.ts';
import { DayView } from '../components/day-view.tsx';
import { TasksMonth } from '../components/tasks-month.tsx';
import { WeekView } from '../components/week-view.tsx';
import { rowKeyOf } from '../model/week.ts';
import { TakeTask } from '../take-task.ts';
import { useDayKeys } from '../use-day-keys.ts';
import { useTaskWords } from '../use-task-words.ts';
import classes from '../desk.module.css';

const route = getRouteApi('/shell/session/tareas');
const VIEWS = ['dia', 'semana', 'mes'] as const;
type View = (typeof VIEWS)[number];

const mondayOf = (fecha: string): string => {
  const day = Temporal.PlainDate.from(fecha);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
};
const stepFrom = (fecha: string, vista: View, by: number): string =>
  vista === 'mes' ? `${addMonths(monthOf(fecha), by)}-01` : masDias(fecha, vista === 'semana' ? by * 7 : by);

/** Tasks on a desktop: a week to be typed into with its day beside it, a day, or a month. */
export function TasksDesk() {
  const { fecha, vista = 'semana', para } = route.useSearch();
  const navigate = route.useNavigate();
  const { t, format, today, nameOf } = useTaskWords();
  const [added, setAdded] = useState<readonly TareaVista[]>([]);
  const shown = fecha ?? today;
  const lunes = mondayOf(shown);
  const goTo = (to: string): void => void navigate({ to: '/tareas-view', search: { fecha: to, vista }, replace: true, resetScroll: false });
  useDayKeys({ onDay: (by) => goTo(stepFrom(shown, vista === 'mes' ? 'mes' : 'dia', by)) });
  const open = (day: string, entries: readonly ImputacionVista[], tarea: TareaVista): void => {
    const [first] = entries;
    const named = tarea.tareaId === null ? { proyecto: tarea.proyecto.id } : { tarea: tarea.tareaId };
    const what = first?.id ? { id: first.id } : { ...named, texto: nameOf(tarea) };
    void navigate({ to: '/tareas-form', search: { fecha: day, vista, ...what }, resetScroll: false });
  };
  const take = (tarea: TareaVista): void => setAdded((before) => [...before.filter((one) => rowKeyOf(one) !== rowKeyOf(tarea)), tarea]);
  const range =
    vista === 'semana'
      ? format.dayRange(lunes, masDias(lunes, 6), today)
      : vista === 'dia'
        ? format.longDay(shown, today)
        : format.month(Number(shown.slice(5, 7)), Number(shown.slice(0, 4)));
  const arrow = (by: number) => (
    <ActionIcon
      aria-label={t(by < 0 ? 'tareas.semana.anterior' : 'tareas.semana.siguiente')}
      onClick={() => goTo(stepFrom(shown, vista, by))}
    >
      <Glyph of={by < 0 ? IconChevronLeft : IconChevronRight} />
    </ActionIcon>
  );
  return (
    <Page
      title={t('tareas.menu.titulo')}
      note={<span className={classes.range}>{range}</span>}
      actions={
        <>
          {arrow(-1)}
          {arrow(1)}
          <SegmentLinks aria-label={t('tareas.semana.vistas.titulo')}>
            {VIEWS.map((one) => (
              <Link
                key={one}
                to="/tareas-view"
                search={{ fecha: shown, vista: one }}
                aria-current={one === vista ? 'page' : undefined}
                replace
              >
                {t(`tareas.semana.vistas.${one}`)}
              </Link>
            ))}
          </SegmentLinks>
          {vista === 'semana' && <CopyWeek key={lunes} lunes={lunes} />}
        </>
      }
    >
      {vista === 'semana' && (
        <Columns gap="xl">
          <Box miw={0}>
            <WeekView
              key={lunes}
              lunes={lunes}
              hoy={today}
              shown={shown}
              added={added}
              onDay={goTo}
              onSearch={() =>
                void navigate({ to: '/tareas-buscador', search: { fecha: shown, vista, para: 'semana' }, resetScroll: false })
              }
              onOpen={open}
            />
          </Box>
          <aside className={classes.aside} aria-label={format.longDay(shown, today)}>
            <h2>{format.capitalize(format.longDay(shown, today))}</h2>
            <DayAside fecha={shown} />
          </aside>
        </Columns>
      )}
      {vista === 'dia' && <DayView fecha={shown} />}
      {vista === 'mes' && <TasksMonth mes={monthOf(shown)} hoy={today} />}
      <TakeTask value={para === 'semana' ? take : null}>
        <Outlet />
      </TakeTask>
    </Page>
  );
}

function CopyWeek({ lunes }: { lunes: string }) {
  const { t } = useTaskWords();
  const messageOf = useMessageOf();
  const copy = useCopy();
  const said = ({ copiadas, omitidas }: { copiadas: number; omitidas: number }): string => {
    if (copiadas === 0 && omitidas === 0) return t('tareas.semana.nada-que-copiar');
    return omitidas > 0 ? t('tareas.dia.copiadas-omitidas', { count: copiadas, omitidas }) : t('tareas.dia.copiadas', { count: copiadas });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<Glyph of={IconCopy} />}
        loading={copy.isPending}
        onClick={() => copy.mutate({ de: masDias(lunes, -7), a: lunes, dias: 7 })}
      >
        {t('tareas.semana.copiar')}
      </Button>
      <span role="status" className={classes.copied}>
        {copy.data && said(copy.data)}
        {copy.error && messageOf(copy.error)}
      </span>
    </>
  );
}

/** A day beside the week: its line, the typed line, what is one tap away, and the button. */
function DayAside({ fecha }: { fecha: string }) {
  return <DayView fecha={fecha} isAside />;
}
