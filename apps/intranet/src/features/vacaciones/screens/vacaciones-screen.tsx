import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Balances } from '../components/balances.tsx';
import { Rules } from '../components/rules.tsx';
import { PARTES, vacacionesSearch } from '../search.ts';

/** People's balances of vacation, and the company's rules for them. */
export function VacacionesScreen() {
  const { t } = useTranslation();
  const place = usePlace(vacacionesSearch);
  const { parte = 'saldos' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      maw="28rem"
      aria-label={t('menu.entradas.vacaciones')}
      value={parte}
      options={PARTES.map((value) => ({ value, label: t(`vacaciones.gestion.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value, ver: undefined })}
    />
  );
  if (parte === 'saldos') return <Balances place={place} tabs={parts} />;
  return (
    <Page title={t('menu.entradas.vacaciones')}>
      <Box maw="46rem">
        {parts}
        <Rules />
      </Box>
    </Page>
  );
}
