import { useTranslation } from 'react-i18next';
import { RequestsPage } from '../../../shared/solicitudes/requests-page.tsx';
import { useFilters } from '../../../shared/solicitudes/use-filters.ts';
import { ListFilters, useListFilters } from '../components/list-filters.tsx';
import { RESERVAS } from '../components/reservas-parts.tsx';

/** The own bookings of a year. The button leads to the rooms. */
export function ReservasScreen() {
  const { t } = useTranslation();
  const { ano } = useFilters();
  return (
    <RequestsPage
      of={RESERVAS}
      title={t('reservas.lista')}
      ask={t('reservas.pedir')}
      home="/reservas-list"
      empty={{ title: t('reservas.vacia.titulo', { ano }), text: t('reservas.vacia.texto') }}
      also={useListFilters()}
      before={<ListFilters />}
    />
  );
}
