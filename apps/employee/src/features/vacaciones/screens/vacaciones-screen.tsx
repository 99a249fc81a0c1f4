import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link, Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconPlus } from '@jornada/ui/icons.ts';
import { useIsDesktop, useIsWide } from '@jornada/ui/use-is-desktop.ts';
import { Page } from '@jornada/web/page.tsx';
import { useServices } from '../../../shared/services.tsx';
import { thisYear } from '../../../shared/solicitudes/this-year.ts';
import { YearChoice } from '../../../shared/solicitudes/year-choice.tsx';
import { useAnos, useSolicitudes } from '../api.ts';
import { Balance } from '../components/balance.tsx';
import { OwnRequests } from '../components/own-requests.tsx';
import { VacacionesPane, VacacionesSheet } from '../components/vacaciones-view.tsx';
import { YearOverview } from '../components/year-overview.tsx';
import { useFilters } from '../use-filters.ts';
import classes from '../vacaciones.module.css';

/** The vacations of a year: what is left, and the requests. On a desktop the year stands above them and the open request beside them. */
export function VacacionesScreen() {
  const { t } = useTranslation();
  const services = useServices();
  const { ano: asked, estado, en, set } = useFilters();
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const isList = useLocation().pathname.endsWith('/vacaciones-list');
  const isDesktop = useIsDesktop();
  const isWide = useIsWide();
  const ano = asked ?? thisYear(services);
  const list = useSolicitudes(ano, estado);
  const anos = useAnos().data?.items ?? [];
  const open = id === undefined ? null : Number(id);
  // Beside the list there is always one open: one that waits or stands, rather than one that came to nothing.
  const shown = list.items.find(({ espera }) => espera !== null) ?? list.items.find(({ estado: one }) => one === 'aprobada');
  const beside = open ?? (shown ?? list.items[0])?.id ?? null;
  const close = () => void navigate({ to: '/vacaciones', search: (before: object) => before, resetScroll: false });
  const add = (
    <Button
      leftSection={<Glyph of={IconPlus} />}
      {...(!isDesktop && { size: 'xl', fullWidth: true })}
      renderRoot={(props) => <Link {...props} to="/vacaciones-form" search={(before: object) => before} resetScroll={false} />}
    >
      {t('vacaciones.pedir')}
    </Button>
  );
  return (
    <Page
      title={t('menu.entradas.vacaciones')}
      actions={
        <>
          <YearChoice ano={ano} anos={anos} onChoose={(year) => set({ ano: year })} />
          {isDesktop && add}
        </>
      }
      dock={isDesktop ? undefined : add}
    >
      {isDesktop && <YearOverview ano={ano} />}
      <div className={classes.split} data-open={isWide && beside !== null}>
        <div className={classes.list}>
          {(isDesktop || !isList) && <Balance ano={ano} en={en} />}
          <OwnRequests ano={ano} list={list} estado={estado} open={isWide ? beside : open} />
        </div>
        {isWide && beside !== null && <VacacionesPane key={beside} id={beside} takesFocus={open !== null} />}
      </div>
      {!isWide && open !== null && <VacacionesSheet key={open} id={open} onClose={close} />}
      <Outlet />
    </Page>
  );
}
