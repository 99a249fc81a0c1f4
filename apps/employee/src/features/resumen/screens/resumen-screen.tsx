import { useTranslation } from 'react-i18next';
import { Box, Button } from '@mantine/core';
import { Link, Outlet, useSearch } from '@tanstack/react-router';
import { pestanasResumen } from '@jornada/domain/perfil/menu.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { OwnRecord } from '../components/own-record.tsx';
import { PeriodBar } from '../components/period-bar.tsx';
import { SignCard } from '../components/sign-card.tsx';
import { StatisticsTab } from '../components/statistics-tab.tsx';
import { SummaryTab } from '../components/summary-tab.tsx';
import { Tabs } from '../components/tabs.tsx';
import type { Period } from '../model/period.ts';

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
