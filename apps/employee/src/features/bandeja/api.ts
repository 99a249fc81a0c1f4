import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, type InfiniteData } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { bandeja, type AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { BANDEJA, pendientesQuery, refreshBandeja } from '../../shared/bandeja-cache.ts';
import { refreshRegistros } from '../../shared/registros-cache.ts';
import { useServices, type Services } from '../../shared/services.tsx';
import { useSameKey } from '@jornada/web/use-same-key.ts';

export const ESTADOS = ['por-responder', 'en-espera', 'resueltas'] as const;
export type Estado = (typeof ESTADOS)[number];

/** Matters a page. */
const PAGE = 20;

type Pagina = SalidaDe<typeof bandeja.listado>;

/** The matters of one state, the newest first, page by page. */
export function asuntosQuery(client: Client, estado: Estado) {
  return infiniteQueryOptions({
    queryKey: [...BANDEJA, 'listado', estado],
    queryFn: ({ pageParam, signal }) => client.call(bandeja.listado, { estado, start: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ items, total }: Pagina, _pages, start: number) =>
      items.length > 0 && start + items.length < total ? start + items.length : undefined,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

export function preloadBandeja({ client, queryClient }: Services, estado: Estado): void {
  void queryClient.infiniteQuery(asuntosQuery(client, estado)).catch(() => {
    // The screen says what failed.
  });
}

/** A matter may stand on two pages when a new one came between them: it is shown once. */
export function matterList(data: InfiniteData<Pagina> | undefined): AsuntoVista[] {
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return items.filter(({ id }, index) => items.findIndex((one) => one.id === id) === index);
}

/** @param enabled whether it is asked for at all. */
export function useAsuntos(estado: Estado, enabled = true) {
  return useInfiniteQuery({ ...asuntosQuery(useServices().client, estado), enabled });
}

export function usePendientes() {
  return useQuery(pendientesQuery(useServices().client));
}

/** The answers up to an instant were seen: the bell no longer tells of them. */
export function useMarkSeen() {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (hasta: string) => client.call(bandeja.vistas, { hasta }),
    onSuccess: ({ respuestas }) =>
      queryClient.setQueryData(pendientesQuery(client).queryKey, (before) => before && { ...before, respuestas }),
  });
}

/** Agrees with what the other side proposed for a day, or disagrees and says why. The lists are asked for again either way. */
export function useResponder() {
  const { client, queryClient } = useServices();
  const keyOf = useSameKey();
  return useMutation({
    mutationFn: (input: EntradaDe<typeof registros.responderCorreccion>) =>
      client.call(registros.responderCorreccion, input, { idempotencyKey: keyOf(input) }),
    onSettled: () => {
      void refreshRegistros(queryClient);
      void refreshBandeja(queryClient);
    },
  });
}
