import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Counters } from '../components/counters.tsx';
import { Days } from '../components/days.tsx';
import { ExcessRules } from '../components/excess-rules.tsx';
import { excesosSearch, PARTES } from '../search.ts';

/** Minutes above the plan: the days of a month, the year of each person, and the rules. */
export function ExcesosScreen() {
  const { t } = useTranslation();
  const { search, set } = usePlace(excesosSearch);
  const parte = search.parte ?? 'dias';
  const Part = { dias: Days, contadores: Counters, reglas: ExcessRules }[parte];
  return (
    <Page title={t('excesos.titulo')}>
      <SegmentChoice
        mb="md"
        maw="34rem"
        aria-label={t('excesos.titulo')}
        value={parte}
        options={PARTES.map((value) => ({ value, label: t(`excesos.partes.${value}`) }))}
        onChoose={(value) => set({ parte: value === 'dias' ? undefined : value, ver: undefined, dia: undefined })}
      />
      <Part />
    </Page>
  );
}
