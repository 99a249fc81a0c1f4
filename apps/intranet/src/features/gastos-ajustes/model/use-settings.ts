import type { SalidaDe } from '@jornada/contract/call.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import type { List } from '@jornada/web/list/use-list.ts';

export type AjustesGastos = SalidaDe<typeof gastos.ajustes>;

const nothing = (): void => undefined;
/** What is not in use any more comes last. */
const inUseFirst = (a: { activo: boolean }, b: { activo: boolean }): number => Number(b.activo) - Number(a.activo);

/** One list of the settings, all of which come with one read. */
export function useSettingsList<One extends { activo: boolean }>(
  pick: (ajustes: AjustesGastos) => readonly One[],
): List<One, AjustesGastos> {
  const { data, error, refetch } = useRead(gastos.ajustes, {});
  const items = data ? pick(data).toSorted(inUseFirst) : [];
  return { data, error, refetch, items, total: items.length, isInParts: false, hasMore: false, isReadingMore: false, readMore: nothing };
}
