import { reparto, type PaginaRepartida, type RepartoVista } from '@jornada/contract/reparto.ts';
import type { EstadoPagina } from '@jornada/domain/reparto/modelo.ts';
import { useList, type List } from '@jornada/web/list/use-list.ts';
import { countsOf, GRUPOS_DE_PAGINAS } from './split-view.ts';

/** So many pages of a group come at a time. */
const SIZE = 200;

type Pages = Pick<List<PaginaRepartida>, 'items' | 'hasMore' | 'isReadingMore' | 'readMore' | 'total'>;
const NO_PAGES: Pages = { items: [], total: 0, hasMore: false, isReadingMore: false, readMore: () => undefined };

type Group = Pages & { error: unknown; refetch: () => unknown };

/** The pages of one state. A group in which there is none is not asked for. */
function usePagesIn(id: number, estado: EstadoPagina, counts: Record<EstadoPagina, number>): Group {
  const enabled = counts[estado] > 0;
  const list = useList(reparto.paginas, { id, estado }, { size: SIZE, enabled });
  const pages = enabled ? list : NO_PAGES;
  // Pages have no id, so they are told apart by their numbers: one may stand on two parts while somebody decides.
  return { ...pages, items: uniquePages(pages.items), error: enabled ? list.error : null, refetch: list.refetch };
}

/** The pages of a file by their state. */
export function useSplitPages(vista: RepartoVista) {
  const { id } = vista;
  const counts = countsOf(vista);
  const groups: Record<EstadoPagina, Group> = {
    'de-nadie': usePagesIn(id, 'de-nadie', counts),
    dudosa: usePagesIn(id, 'dudosa', counts),
    encontrada: usePagesIn(id, 'encontrada', counts),
    publicada: usePagesIn(id, 'publicada', counts),
    apartada: usePagesIn(id, 'apartada', counts),
  };
  return { groups, counts, order: GRUPOS_DE_PAGINAS.flatMap((group) => groups[group].items) };
}

const uniquePages = (items: readonly PaginaRepartida[]): PaginaRepartida[] => [
  ...new Map(items.map((one) => [one.pagina, one] as const)).values(),
];

export type SplitPages = ReturnType<typeof useSplitPages>;
