import { useTranslation } from 'react-i18next';
import { RequestsPage } from '../../../shared/solicitudes/requests-page.tsx';
import { useFilters } from '../../../shared/solicitudes/use-filters.ts';
import { BAJAS } from '../components/bajas-parts.tsx';

/** The own leaves of a year. */
export function BajasScreen() {
  const { t } = useTranslation();
  const { ano } = useFilters();
  return (
    <RequestsPage
      of={BAJAS}
      title={t('bajas.lista')}
      ask={t('bajas.comunicar')}
      home="/bajas-list"
      empty={{ title: t('bajas.vacia.titulo', { ano }), text: t('bajas.vacia.texto') }}
    />
  );
}
