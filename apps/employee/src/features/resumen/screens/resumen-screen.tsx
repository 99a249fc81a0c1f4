import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Stack } from '@mantine/core';
import { Link, Outlet, useSearch } from '@tanstack/react-router';
import { type PestanaResumen, pestanasResumen } from '@jornada/domain/perfil/menu.ts';
import { Columns } from '@jornada/ui/columns.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useServices } from '../../../shared/services.tsx';
import { useGraficos } from '../api.ts';
import { OwnRecord } from '../components/own-record.tsx';
import { PeriodBar } from '../components/period-bar.tsx';
import { SignCard } from '../components/sign-card.tsx';
import { Statistics, StatisticsAside } from '../components/statistics.tsx';
import { SummaryTab } from '../components/summary-tab.tsx';
import { ResumenSkeleton } from '../components/waiting.tsx';
import type { Period, ResumenSearch } from '../model/period.ts';
import classes from '../resumen.module.css';

/** A person's time: as a table, as charts, and as a file. */
export function ResumenScreen() {
  const { t } = useTranslation();
  const profile = useProfile();
  const { clock } = useServices();
  const format = useFormat();
  const search = useSearch({ from: '/shell/session/resumen' });
  const hoy = format.dayOf(clock.now());
  const tabs = pestanasResumen(profile);
  const wanted = search.vista && tabs.includes(search.vista) ? search.vista : tabs[0];
  const current = wanted ?? 'resumen';
  const period: Period = { ano: search.ano ?? Number(hoy.slice(0, 4)), mes: search.mes ?? null };
  const { VerJornadaPrevista, MostrarHorasTotalizadasJornada } = profile;
  const isShown =
    wanted === 'estadisticas'
      ? MostrarHorasTotalizadasJornada
      : wanted !== undefined && MostrarHorasTotalizadasJornada && VerJornadaPrevista;
  const title = current === 'estadisticas' ? t('menu.entradas.estadisticas') : t('menu.entradas.resumen');
  const own = (
    <>
      <SignCard />
      <OwnRecord search={search} />
    </>
  );
  return (
    <Page title={title}>
      <Tabs tabs={tabs} current={current} search={search} />
      {isShown && (
        <PeriodBar
          // The summary is by year: a month is opened in it, not a separate page.
          period={current === 'resumen' ? { ...period, mes: null } : period}
          hoy={hoy}
          search={search}
          choosesMonth={current === 'estadisticas'}
        />
      )}
      {!isShown && (
        <Box maw="26rem" mx="auto">
          <EmptyState title={t('resumen.oculto.titulo')} text={t('resumen.oculto.texto')} />
          {own}
        </Box>
      )}
      {isShown && current === 'resumen' && <SummaryTab ano={period.ano} search={search} own={own} empty={<NothingYet />} />}
      {isShown && current === 'estadisticas' && <StatisticsTab period={period} own={own} empty={<NothingYet />} />}
      <Outlet />
    </Page>
  );
}

/** The person has not worked a day yet. */
function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('resumen.vacio.titulo')}
      text={t('resumen.vacio.texto')}
      action={
        <Button variant="default" size="xl" renderRoot={(props) => <Link {...props} to="/home" />}>
          {t('resumen.vacio.fichar')}
        </Button>
      }
    />
  );
}

const LABELS = { resumen: 'menu.entradas.resumen', estadisticas: 'menu.entradas.estadisticas' } as const;

/** The two tabs. If there is only one, the page's title is its name. */
function Tabs({ tabs, current, search }: { tabs: readonly PestanaResumen[]; current: PestanaResumen; search: ResumenSearch }) {
  const { t } = useTranslation();
  if (tabs.length < 2) return null;
  return (
    <nav className={classes.tabs} aria-label={t('resumen.pestanas')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/resumen"
          search={{ ...search, vista: tab }}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
          activeProps={{}}
          replace
          resetScroll={false}
        >
          {t(LABELS[tab])}
        </Link>
      ))}
    </nav>
  );
}

type Props = { period: Period; own: ReactNode; empty: ReactNode };

/** A month or a year as charts. */
function StatisticsTab({ period, own, empty }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useGraficos(period.ano, period.mes);
  if (!data)
    return error ? <ReadProblem error={error} title={t('resumen.error.titulo')} onRetry={() => void refetch()} /> : <ResumenSkeleton />;
  const isEmpty = data.marcas.length === 0;
  const isNow = data.hasta >= data.hoy;
  return (
    <Columns gap="xxl" data-old={isPlaceholderData}>
      <Stack gap="xxl">
        {!isEmpty && <Statistics data={data} period={period} />}
        {isEmpty && (isNow ? empty : <EmptyState title={t('resumen.vacio.periodo')} />)}
      </Stack>
      <Stack gap="xxl">
        {!isEmpty && <StatisticsAside data={data} />}
        {own}
      </Stack>
    </Columns>
  );
}
