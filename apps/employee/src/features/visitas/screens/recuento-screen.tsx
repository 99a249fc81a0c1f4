import { useTranslation } from 'react-i18next';
import { Page } from '@jornada/web/page.tsx';
import { Muster } from '@jornada/features/visitas/muster.tsx';

/** Who is inside, on a phone: it opens without a network, as it was last read. */
export function RecuentoScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('visitas.recuento.titulo')} saysAge>
      <Muster />
    </Page>
  );
}
