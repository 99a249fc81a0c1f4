import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Activities } from '../components/activities.tsx';
import { Currencies } from '../components/currencies.tsx';
import { Payments } from '../components/payments.tsx';
import { Rates } from '../components/rates.tsx';
import { Types } from '../components/types.tsx';
import { ajustesSearch, PARTES_AJUSTES } from '../search.ts';

/** What the company's expenses go by: types, ways of paying, activities, what is paid for kilometres and days, exchange rates. */
export function GastosAjustesScreen() {
  const { t } = useTranslation();
  const place = usePlace(ajustesSearch);
  const { parte = 'tipos' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      aria-label={t('intranet.menu.gastos-ajustes')}
      value={parte}
      options={PARTES_AJUSTES.map((value) => ({ value, label: t(`gastos.ajustes.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value, ver: undefined })}
    />
  );
  if (parte === 'tipos') return <Types place={place} parts={parts} />;
  if (parte === 'pagos') return <Payments place={place} parts={parts} />;
  if (parte === 'actividades') return <Activities place={place} parts={parts} />;
  return (
    <Page title={t('intranet.menu.gastos-ajustes')}>
      {parts}
      {parte === 'tarifas' ? <Rates /> : <Currencies />}
    </Page>
  );
}
