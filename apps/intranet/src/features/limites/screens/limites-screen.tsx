import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Breaches } from '../components/breaches.tsx';
import { LimitRules } from '../components/limit-rules.tsx';
import { limitesSearch, PARTES } from '../search.ts';

/** Limits of working time: which ones days broke, and which ones hold. */
export function LimitesScreen() {
  const { t } = useTranslation();
  const { search, set } = usePlace(limitesSearch);
  const parte = search.parte ?? 'dias';
  return (
    <Page title={t('limites.lista.titulo')}>
      <SegmentChoice
        mb="md"
        maw="28rem"
        aria-label={t('limites.lista.titulo')}
        value={parte}
        options={PARTES.map((value) => ({ value, label: t(`limites.lista.partes.${value}`) }))}
        onChoose={(value) => set({ parte: value === 'dias' ? undefined : value, ver: undefined, dia: undefined, cual: undefined })}
      />
      {parte === 'dias' ? <Breaches /> : <LimitRules />}
    </Page>
  );
}
