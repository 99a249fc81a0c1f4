import { useTranslation } from 'react-i18next';
import { RequestsPage } from '../../../shared/solicitudes/requests-page.tsx';
import { useFilters } from '../../../shared/solicitudes/use-filters.ts';
import { PERMISOS } from '../components/permisos-parts.tsx';
import { YearSummary } from '../components/year-summary.tsx';

/** The permits of a year: what is left of each, and the requests. */
export function PermisosScreen() {
  const { t } = useTranslation();
  const { ano } = useFilters();
  return (
    <RequestsPage
      of={PERMISOS}
      title={t('permisos.lista')}
      ask={t('permisos.pedir')}
      home="/permisos-list"
      empty={{ title: t('permisos.vacia.titulo', { ano }), text: t('permisos.vacia.texto') }}
      before={<YearSummary ano={ano} />}
    />
  );
}
