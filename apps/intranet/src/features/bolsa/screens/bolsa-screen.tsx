import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Page } from '@jornada/web/page.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { bolsaSearch } from '../search.ts';
import { AllBanks } from '../components/all-banks.tsx';
import { OneBank } from '../components/one-bank.tsx';
import { Rules } from '../components/rules.tsx';

const PARTES = ['todas', 'persona', 'reglas'] as const;

/** The hour banks of everybody, that of one person with a form to write into it, and their rules. */
export function BolsaScreen() {
  const { t } = useTranslation();
  const { search, set } = usePlace(bolsaSearch);
  const persona = search.persona ?? null;
  const parte = PARTES.find((one) => one === search.parte) ?? (persona === null ? 'todas' : 'persona');
  return (
    <Page title={t('intranet.menu.bolsa')}>
      <Box maw="46rem">
        <SegmentChoice
          mb="md"
          aria-label={t('intranet.menu.bolsa')}
          value={parte}
          options={PARTES.map((value) => ({ value, label: t(`bolsas.partes.${value}`) }))}
          onChoose={(value) => set({ parte: value })}
        />
        {parte === 'todas' && (
          <AllBanks
            texto={search.texto}
            orden={search.orden}
            onSearch={(texto) => set({ texto: texto || undefined })}
            onOrder={(orden) => set({ orden })}
            onPerson={(id) => set({ persona: id, parte: 'persona' })}
          />
        )}
        {parte === 'reglas' && <Rules />}
        {parte === 'persona' && <OneBank persona={persona} onPersona={(id) => set({ persona: id, parte: 'persona' })} />}
      </Box>
    </Page>
  );
}
