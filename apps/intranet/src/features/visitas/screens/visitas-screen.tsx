import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Muster } from '@jornada/features/visitas/muster.tsx';
import { VisitSettings } from '../components/visit-settings.tsx';
import { VisitTypes } from '../components/visit-types.tsx';
import { Visits } from '../components/visits.tsx';
import { PARTES_VISITAS, visitasSearch } from '../search.ts';

/** The visits of the company: who came, who is inside, what they are asked, and how long it is kept. */
export function VisitasScreen() {
  const { t } = useTranslation();
  const place = usePlace(visitasSearch);
  const { parte = 'visitas' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      aria-label={t('visitas.gestion.titulo')}
      value={parte}
      options={PARTES_VISITAS.map((value) => ({ value, label: t(`visitas.gestion.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value === 'visitas' ? undefined : value, ver: undefined })}
    />
  );
  if (parte === 'visitas') return <Visits place={place} parts={parts} />;
  if (parte === 'tipos') return <VisitTypes place={place} parts={parts} />;
  return (
    <Page title={t('visitas.gestion.titulo')}>
      {parts}
      {parte === 'recuento' ? <Muster /> : <VisitSettings />}
    </Page>
  );
}
