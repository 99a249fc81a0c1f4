import type { ReactNode } from 'react';
import { ActionIcon, Button, Group } from '@mantine/core';
import { ausencias } from '@jornada/contract/ausencias.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { useList, withoutEmpty } from '@jornada/web/list/use-list.ts';
import { Page } from '@jornada/web/page.tsx';
import { useMinute } from '@jornada/web/use-minute.ts';
import { MonthGrid } from './month-grid.tsx';
import { ShortDays } from './short-days.tsx';
import { useAbsenceWords } from './use-absence-words.ts';
import { WeekList } from './week-list.tsx';
import { monthAround, weekAround, type CalendarWindow } from './window.ts';
import classes from './ausencias.module.css';

/** What of the calendar is in the address. */
export type CalendarSearch = {
  /** A day of the month or the week that is shown; this one if there is none. */
  dia?: string | undefined;
  quienes?: 'todas' | undefined;
  texto?: string | undefined;
  centro?: number | undefined;
  departamento?: number | undefined;
};

type Props = {
  title: string;
  search: CalendarSearch;
  set: (change: CalendarSearch) => void;
  /** Opens the request that an absence follows from. */
  onOpen: (solicitudId: number) => void;
  /** Search and filters. */
  filters?: ReactNode;
  /** Stands above all of it: other parts of the inbox. */
  before?: ReactNode;
};

const FRESH = { refetchOnWindowFocus: true };
const WHO = ['fuera', 'todas'] as const;

/** Who is away and when: a month of people and days where there is room, a week as a list on a phone. */
export function AbsenceCalendar({ title, search, set, onOpen, filters, before }: Props) {
  const { t, format } = useAbsenceWords();
  const isDesktop = useIsDesktop();
  const today = format.dayOf(useMinute());
  const { dia = today, quienes = 'fuera', texto, centro, departamento } = search;
  const days = isDesktop ? monthAround(dia) : weekAround(dia);
  const { desde, hasta } = days;
  const list = useList(ausencias.calendario, { desde, hasta, quienes, texto, centro, departamento }, { size: 50, ...FRESH });
  const cover = useRead(ausencias.cobertura, { desde, hasta, ...withoutEmpty({ centro, departamento }) }, { keeps: true, ...FRESH }).data;
  // What is kept while other days are read does not belong to these.
  const shown = cover?.dias[0]?.fecha === desde ? cover.dias : undefined;
  const arrow = (label: string, icon: typeof IconChevronLeft, to: string) => (
    <ActionIcon aria-label={label} onClick={() => set({ dia: to })}>
      <Glyph of={icon} />
    </ActionIcon>
  );
  const who = (
    <SegmentChoice
      {...(isDesktop ? { miw: '22rem' } : { mb: 'md' })}
      aria-label={t('ausencias.quienes.etiqueta')}
      value={quienes}
      options={WHO.map((value) => ({
        value,
        label: t(`ausencias.quienes.${value}`),
        count: value === 'fuera' ? cover?.fuera : cover?.personas,
      }))}
      onChoose={(value) => set({ quienes: value === 'todas' ? value : undefined })}
    />
  );
  const empty =
    quienes === 'fuera' && !texto ? { title: t('ausencias.nadie'), text: t('ausencias.nadie-texto') } : { title: t('ausencias.ninguna') };
  return (
    <Page title={title}>
      {before}
      <div className={classes.bar}>
        <h2 className={classes.when}>{nameOf(days)}</h2>
        {isDesktop && who}
        <Group gap={0} wrap="nowrap">
          {dia !== today && !days.dias.includes(today) && (
            <Button variant="default" mr="xs" onClick={() => set({ dia: undefined })}>
              {t('calendario.mes.hoy')}
            </Button>
          )}
          {arrow(t(isDesktop ? 'calendario.mes.anterior' : 'ausencias.semana-anterior'), IconChevronLeft, days.anterior)}
          {arrow(t(isDesktop ? 'calendario.mes.siguiente' : 'ausencias.semana-siguiente'), IconChevronRight, days.siguiente)}
        </Group>
      </div>
      {filters}
      {!isDesktop && who}
      {isDesktop && shown && <ShortDays dias={shown} />}
      <ReadList list={list} empty={empty}>
        {(items) =>
          isDesktop ? (
            <MonthGrid days={days} today={today} people={items} cover={shown} list={list} onOpen={onOpen} />
          ) : (
            <WeekList people={items} cover={shown} list={list} onOpen={onOpen} />
          )
        }
      </ReadList>
      {!isDesktop && list.items.length === 0 && shown && <WeekList people={[]} cover={shown} list={list} onOpen={onOpen} />}
    </Page>
  );

  function nameOf(of: CalendarWindow): string {
    if (!isDesktop) return format.dayRange(of.desde, of.hasta);
    const { year, month } = Temporal.PlainDate.from(of.desde);
    return format.capitalize(format.month(month, year));
  }
}
