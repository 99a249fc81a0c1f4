import { useTranslation } from 'react-i18next';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Chains } from '../components/chains.tsx';
import { PersonChain } from '../components/person-chain.tsx';
import { StandIns } from '../components/stand-ins.tsx';
import { PARTES, quienDecideSearch } from '../search.ts';

/** Who decides about requests: the chains of the company and its departments, who stands in for whom, and what that means for one person. */
export function QuienDecideScreen() {
  const { t } = useTranslation();
  const place = usePlace(quienDecideSearch);
  const { parte = 'cadenas' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      maw="28rem"
      aria-label={t('intranet.menu.quien-decide')}
      value={parte}
      options={PARTES.map((value) => ({ value, label: t(`solicitudes.gestion.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value, ver: undefined, persona: undefined })}
    />
  );
  if (parte === 'personas') return <PersonChain place={place} parts={parts} />;
  return parte === 'cadenas' ? <Chains place={place} parts={parts} /> : <StandIns place={place} parts={parts} />;
}
