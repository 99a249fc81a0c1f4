import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Kinds } from '../components/kinds.tsx';
import { Month } from '../components/month.tsx';
import { Regimes } from '../components/regimes.tsx';
import { Rules } from '../components/rules.tsx';
import { horasExtraSearch, PARTES } from '../search.ts';

/** The overtime of a month, and the company's kinds and rules for it. */
export function HorasExtraScreen() {
  const { t } = useTranslation();
  const place = usePlace(horasExtraSearch);
  const { parte = 'mes' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      maw="40rem"
      aria-label={t('menu.entradas.horas-extra')}
      value={parte}
      options={PARTES.map((value) => ({ value, label: t(`horas-extra.gestion.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value, ver: undefined })}
    />
  );
  if (parte === 'mes') return <Month place={place} parts={parts} />;
  if (parte === 'tipos') return <Kinds place={place} parts={parts} />;
  if (parte === 'personas') return <Regimes place={place} parts={parts} />;
  return (
    <Page title={t('menu.entradas.horas-extra')}>
      <Box maw="46rem">
        {parts}
        <Rules />
      </Box>
    </Page>
  );
}
