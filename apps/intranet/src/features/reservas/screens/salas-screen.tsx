import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { Page } from '@jornada/web/page.tsx';
import { Closures } from '../components/closures.tsx';
import { Rooms } from '../components/rooms.tsx';
import { Visibility } from '../components/visibility.tsx';
import { PARTES, reservasSearch } from '../search.ts';

/** The rooms of the company, the days on which they are shut, and what is seen of bookings. */
export function SalasScreen() {
  const { t } = useTranslation();
  const place = usePlace(reservasSearch);
  const { parte = 'salas' } = place.search;
  const parts = (
    <SegmentChoice
      mb="md"
      maw="32rem"
      aria-label={t('reservas.gestion.titulo')}
      value={parte}
      options={PARTES.map((value) => ({ value, label: t(`reservas.gestion.partes.${value}`) }))}
      onChoose={(value) => place.set({ parte: value, ver: undefined, sala: undefined })}
    />
  );
  if (parte === 'salas') return <Rooms place={place} parts={parts} />;
  if (parte === 'cierres') return <Closures place={place} parts={parts} />;
  return (
    <Page title={t('reservas.gestion.titulo')}>
      <Box maw="46rem">
        {parts}
        <Visibility />
      </Box>
    </Page>
  );
}
