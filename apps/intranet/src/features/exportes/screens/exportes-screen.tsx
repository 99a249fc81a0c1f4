import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Accesses } from '../components/accesses.tsx';
import { Exports } from '../components/exports.tsx';
import { Templates } from '../components/templates.tsx';
import { exportesSearch, PARTES_EXPORTES } from '../search.ts';

/** What the company takes out about everybody, and how its payroll program is told. */
export function ExportesScreen() {
  const { t } = useTranslation();
  const place = usePlace(exportesSearch);
  const { parte = 'exportes' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      aria-label={t('exportes.titulo')}
      value={parte}
      options={PARTES_EXPORTES.map((value) => ({ value, label: t(`exportes.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value === 'exportes' ? undefined : value, ver: undefined })}
    />
  );
  if (parte === 'plantillas') return <Templates place={place} parts={parts} />;
  if (parte === 'accesos') return <Accesses place={place} parts={parts} />;
  return <Exports place={place} parts={parts} />;
}
