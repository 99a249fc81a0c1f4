import { useDebouncedValue } from '@mantine/hooks';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { geo } from '@jornada/contract/geo.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useList } from '@jornada/web/list/use-list.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import type { Services } from '../../shared/services.tsx';
import { thisYear } from '../../shared/solicitudes/this-year.ts';

/** The screen reads with the same input. */
export const preloadGastos = (services: Services, ano = thisYear(services)): void =>
  preload(services, readOptions(services, gastos.meses, { filtro_Anio: ano }));

/** The months of a year that have expenses, with what they come to in each state. */
export const useMeses = (ano: number) => useRead(gastos.meses, { filtro_Anio: ano }, { keeps: true, refetchOnWindowFocus: true });

/** The drafts of the account, the latest first, whatever their year. */
export const useAccountDrafts = () =>
  useRead(gastos.listadoNuevo, { filtro_Estado: 'borrador', sort: 'creada', dir: 'DESC' }, { refetchOnWindowFocus: true }).data?.items ??
  [];

export const useSolicitud = (id: number | undefined) => useRead(gastos.byId, { id: id ?? 0 }, { enabled: id !== undefined });

/** After so long without a key somebody has paused. */
const TYPING_MS = 300;

/** What a form starts from; with fields: what they would mean, asked once somebody pauses. `isFresh`: it is about these fields. */
export function useNuevo(fields: object) {
  const now = Object.keys(fields).length === 0 ? undefined : JSON.stringify(fields);
  const [data] = useDebouncedValue(now, TYPING_MS);
  const query = useRead(gastos.nuevo, data === undefined ? {} : { data }, { keeps: true });
  return { ...query, isFresh: data === now && query.data !== undefined && !query.isPlaceholderData };
}

export const useProyectos = (texto: string) => useList(gastos.proyectos, { texto });
/** The latest own drives, and the countries that come first. */
export const useUsuales = () => useRead(gastos.usuales, {});
export const usePaises = () => useRead(geo.paises, {}, { staleTime: Infinity });
