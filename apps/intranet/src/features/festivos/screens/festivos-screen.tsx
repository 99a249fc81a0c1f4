import { useTranslation } from 'react-i18next';
import { Box, NativeSelect } from '@mantine/core';
import { centros, festivos } from '@jornada/contract';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Filters } from '@jornada/web/list/filters.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { festivosSearch } from '../search.ts';
import { YearOfHolidays } from '../components/year-of-holidays.tsx';

/** The public holidays of a centre in a year: the calendar's proposals, and the confirmed ones. */
export function FestivosScreen() {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const { search, set } = usePlace(festivosSearch);
  const lista = useRead(centros.listado, {});
  const abiertos = (lista.data?.items ?? []).filter(({ abierto }) => abierto);
  const thisYear = clock.now().toZonedDateTimeISO(zone).year;
  const centro = abiertos.find(({ id }) => id === search.centro)?.id ?? abiertos[0]?.id ?? 0;
  const ano = search.ano ?? thisYear;
  const query = useRead(festivos.ano, { ano, centro }, { enabled: centro > 0 });
  return (
    <Page title={t('intranet.menu.festivos')}>
      <Box maw="46rem">
        {lista.data && abiertos.length === 0 ? (
          <EmptyState title={t('centros.vacio')} text={t('festivos.sin-centros')} />
        ) : (
          <>
            <Filters>
              <NativeSelect
                label={t('festivos.centro')}
                value={String(centro)}
                data={abiertos.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
                onChange={(event) => set({ centro: Number(event.currentTarget.value) })}
              />
              <NativeSelect
                label={t('festivos.ano')}
                value={String(ano)}
                data={[...new Set([thisYear - 1, thisYear, thisYear + 1, thisYear + 2, ano])].map(String)}
                onChange={(event) => set({ ano: Number(event.currentTarget.value) })}
              />
            </Filters>
            <Loaded query={query}>
              {(data) => <YearOfHolidays key={`${centro} ${ano} ${data.confirmado?.momento ?? ''}`} data={data} />}
            </Loaded>
          </>
        )}
      </Box>
    </Page>
  );
}
