import { useTranslation } from 'react-i18next';
import { informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { FilterChips } from '@jornada/web/list/filter-chips.tsx';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import type { informeSearch } from '../search.ts';
import { askedBy } from './report-controls.tsx';

const FILTERS = ['cliente', 'proyecto', 'persona'] as const;
type Filter = (typeof FILTERS)[number];
type Place = PlaceOf<typeof informeSearch>;

/** The client, project and person that the address names, each to be taken away. */
export function ReportFilters({ place }: { place: Place }) {
  const { search, set } = place;
  const names = { cliente: useName(search, 'cliente'), proyecto: useName(search, 'proyecto'), persona: useName(search, 'persona') };
  const chosen = FILTERS.filter((one) => search[one] !== undefined);
  return <FilterChips of={chosen.map((key) => ({ key, label: names[key], onRemove: () => set({ [key]: undefined, fila: undefined }) }))} />;
}

/** What it is called: the report by it alone has one line. Where nothing was done in these days, what kind of thing it is. */
function useName(search: Place['search'], filter: Filter): string {
  const { t } = useTranslation();
  const asked = { ...askedBy(search), por: filter, y: undefined };
  const { data } = useRead(informeProyectos.informe, asked, { enabled: search[filter] !== undefined, keeps: true });
  return data?.filas[0]?.nombre ?? t(`informe-proyectos.dimensiones.${filter}`);
}
