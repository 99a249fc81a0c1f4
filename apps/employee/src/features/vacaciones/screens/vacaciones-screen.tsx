import { useTranslation } from 'react-i18next';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { RequestsPage } from '../../../shared/solicitudes/requests-page.tsx';
import { useFilters } from '../../../shared/solicitudes/use-filters.ts';
import { Balance } from '../components/balance.tsx';
import { VACACIONES } from '../components/vacaciones-parts.tsx';
import { YearOverview } from '../components/year-overview.tsx';

const route = getRouteApi('/shell/session/vacaciones');

/** The vacations of a year: what is left, and the requests; on a desktop the year stands above them. */
export function VacacionesScreen() {
  const { t } = useTranslation();
  const { en } = route.useSearch();
  const isList = useLocation().pathname.endsWith('/vacaciones-list');
  const isDesktop = useIsDesktop();
  const { ano } = useFilters();
  return (
    <RequestsPage
      of={VACACIONES}
      title={t('vacaciones.lista')}
      ask={t('vacaciones.pedir')}
      home="/vacaciones"
      empty={{ title: t('vacaciones.vacia.titulo', { ano }), text: t('vacaciones.vacia.texto') }}
      top={<YearOverview ano={ano} />}
      before={(isDesktop || !isList) && <Balance ano={ano} en={en} />}
    />
  );
}
