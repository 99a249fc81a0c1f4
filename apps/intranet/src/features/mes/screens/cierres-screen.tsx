import { useTranslation } from 'react-i18next';
import { NativeSelect, Stack } from '@mantine/core';
import { cierres } from '@jornada/contract';
import { Page } from '@jornada/web/page.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Filters } from '@jornada/web/list/filters.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { cierresSearch } from '../search.ts';
import { Lacks, MonthState } from '../components/month-state.tsx';
import { OneMonth } from '../components/one-month.tsx';
import type { MesDeCentro } from '../mes-de-centro.ts';

/** The address has one number for a month of a year of a centre: `4_2026_09`. */
const placeOf = ({ ano, mes, centro }: MesDeCentro): number => (centro.id * 10_000 + ano) * 100 + mes;

/** The months of a year by centre, and those of other years that nobody has closed: which can be closed, which are closed, and who closed them. */
export function CierresScreen() {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const { zone, month, capitalize } = useFormat();
  const { search, open, show, set } = usePlace(cierresSearch);
  const thisYear = clock.now().toZonedDateTimeISO(zone).year;
  const ano = search.ano ?? thisYear;
  const list = useWholeList(cierres.listado, { ano, con: 'obstaculos' });
  const { items } = list;
  const chosen = items.find((one) => placeOf(one) === open);
  const months = Map.groupBy(items, (one) => month(one.mes, one.ano));
  return (
    <Page title={t('intranet.menu.cierres')}>
      <ListAside aside={chosen && <OneMonth key={placeOf(chosen)} mes={chosen} onClose={() => show(null)} />}>
        <Filters>
          <NativeSelect
            label={t('festivos.ano')}
            value={String(ano)}
            data={[...new Set([thisYear, thisYear - 1, thisYear - 2, thisYear - 3, ano])].map(String)}
            onChange={(event) => set({ ano: Number(event.currentTarget.value) })}
          />
        </Filters>
        <ReadList list={list} empty={{ title: t('cierres.vacio') }}>
          {() => (
            <Stack gap="xl">
              {[...months].map(([name, ofMonth]) => (
                <section key={name}>
                  <h2>{capitalize(name)}</h2>
                  <Rows aria-label={name}>
                    {ofMonth.map((one) => (
                      <Row
                        key={one.centro.id}
                        name={one.centro.nombre}
                        note={<Lacks mes={one} />}
                        end={<MonthState mes={one} />}
                        isOpen={one === chosen}
                        onOpen={() => show(placeOf(one))}
                      />
                    ))}
                  </Rows>
                </section>
              ))}
            </Stack>
          )}
        </ReadList>
      </ListAside>
    </Page>
  );
}
