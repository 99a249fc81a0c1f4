import { useTranslation } from 'react-i18next';
import { RequestsPage } from '../../../shared/solicitudes/requests-page.tsx';
import { useFilters } from '../../../shared/solicitudes/use-filters.ts';
import { EXTRA } from '../components/extra-parts.tsx';
import { ExtraYear } from '../components/year.tsx';

/** The overtime of a year: the limit, what the record has, and the requests. */
export function HorasExtraScreen() {
  const { t } = useTranslation();
  const { ano } = useFilters();
  return (
    <RequestsPage
      of={EXTRA}
      title={t('horas-extra.lista')}
      ask={t('horas-extra.pedir')}
      home="/horas-extra-list"
      empty={{ title: t('horas-extra.vacia.titulo', { ano }), text: t('horas-extra.vacia.texto') }}
      before={<ExtraYear ano={ano} />}
    />
  );
}
