import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { informeProyectos, type ConsultaDeInforme, type InformeVista } from '@jornada/contract/informe-proyectos/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDeviceFloppy, IconDownload, IconReceiptEuro } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useRead } from '@jornada/web/calls.ts';
import { FilterChips } from '@jornada/web/list/filter-chips.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { type PlaceOf, usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { BudgetChart } from '../components/budget-chart.tsx';
import { BudgetHeadline } from '../components/budget-headline.tsx';
import { BudgetSummary } from '../components/budget-summary.tsx';
import { ExportAside } from '../components/export-aside.tsx';
import { askedBy, HoursFilter, ReportControls } from '../components/report-controls.tsx';
import { ReportTable } from '../components/report-table.tsx';
import { ViewsAside } from '../components/views-aside.tsx';
import { informeSearch } from '../search.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../informe.module.css';

/** The worst budget: what is said of it, drawn, and as a sum. */
function WorstBudget({ report, canEnlarge }: { report: InformeVista; canEnlarge: boolean }) {
  const { peor, hoy } = report;
  return (
    <div className={classes.top}>
      <div>
        <BudgetHeadline of={peor} hoy={hoy} />
        {peor && <BudgetChart of={peor} hoy={hoy} />}
      </div>
      {peor && <BudgetSummary of={peor} canEnlarge={canEnlarge} />}
    </div>
  );
}

/** What projects took, by any two things, and what becomes of their budgets. */
export function InformeScreen() {
  const { t } = useTranslation();
  const words = useReportWords();
  const isDesktop = useIsDesktop();
  const { profile } = useSession();
  const place = usePlace(informeSearch);
  const { search, open, show, set } = place;
  const asked = askedBy(search);
  const query = useRead(informeProyectos.informe, asked, { keeps: true, refetchOnWindowFocus: true });
  const report = query.data;
  const isAdmin = profile?.EsAdmin ?? false;
  const close = (): void => show(null);
  const aside =
    open === 'nuevo' ? (
      <ViewsAside consulta={asked as ConsultaDeInforme} onClose={close} />
    ) : (
      open === 'asignar' && <ExportAside asked={asked} onClose={close} />
    );
  const controls = <ReportControls place={place} shown={report ? { desde: report.desde, hasta: report.hasta } : null} />;
  const buttons = (
    <Group gap="xs" mt={isDesktop ? 0 : 'lg'}>
      {isAdmin && (
        <Button
          variant="default"
          leftSection={<Glyph of={IconReceiptEuro} size="sm" />}
          renderRoot={(props) => <Link {...props} to="/informe-proyectos/facturar" />}
        >
          {t('informe-proyectos.facturar.enlace')}
        </Button>
      )}
      <Button variant="default" leftSection={<Glyph of={IconDeviceFloppy} size="sm" />} onClick={() => show('nuevo')}>
        {t('informe-proyectos.guardar-vista')}
      </Button>
      <Button variant="default" leftSection={<Glyph of={IconDownload} size="sm" />} onClick={() => show('asignar')}>
        {t('informe-proyectos.exportar')}
      </Button>
    </Group>
  );
  const note = report && (
    <Text component="span" size="sm" c="dimmed">
      {t('informe-proyectos.resumen', {
        periodo: words.format.dayRange(report.desde, report.hasta, report.hoy),
        cuantas: t(`informe-proyectos.cuantas.${report.por}`, { count: report.total.cuantas }),
      })}
    </Text>
  );
  return (
    <Page title={t('informe-proyectos.titulo')} note={isDesktop && note} actions={isDesktop && controls}>
      <ListAside isWide aside={aside}>
        <div className={classes.filters}>
          {!isDesktop && controls}
          <HoursFilter place={place} />
          {isDesktop && buttons}
        </div>
        <ReportFilters place={place} />
        <Loaded query={query} problem={t('informe-proyectos.no-se-pudo')}>
          {(data) => (
            <>
              <WorstBudget report={data} canEnlarge={isAdmin} />
              {data.filas.length === 0 ? (
                <Text c="dimmed">{t('informe-proyectos.vacio')}</Text>
              ) : (
                <ReportTable report={data} asked={asked} open={search.fila ?? null} onOpen={(clave) => set({ fila: clave ?? undefined })} />
              )}
            </>
          )}
        </Loaded>
        {!isDesktop && buttons}
      </ListAside>
    </Page>
  );
}

const FILTERS = ['cliente', 'proyecto', 'persona'] as const;
type Filter = (typeof FILTERS)[number];
type Place = PlaceOf<typeof informeSearch>;

/** The client, project and person that the address names, each to be taken away. */
function ReportFilters({ place }: { place: Place }) {
  const { search, set } = place;
  const names = { cliente: useName(search, 'cliente'), proyecto: useName(search, 'proyecto'), persona: useName(search, 'persona') };
  const chosen = FILTERS.filter((one) => search[one] !== undefined);
  return <FilterChips of={chosen.map((key) => ({ key, label: names[key], onRemove: () => set({ [key]: undefined, fila: undefined }) }))} />;
}

/** What it is called: the report by it alone has one line. Where nothing was done in these days, what kind of thing it is. */
function useName(search: Place['search'], filter: Filter): string {
  const { t } = useTranslation();
  const asked = { ...askedBy(search), por: filter, y: undefined };
  const { data } = useRead(informeProyectos.informe, asked, { enabled: search[filter] !== undefined, keeps: true });
  return data?.filas[0]?.nombre ?? t(`informe-proyectos.dimensiones.${filter}`);
}
