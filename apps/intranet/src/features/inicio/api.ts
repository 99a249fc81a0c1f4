import { useQuery } from '@tanstack/react-query';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { centros } from '@jornada/contract/centros.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { personas } from '@jornada/contract/personas.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** How many matters wait for the answer of whoever is signed in. */
export function usePendientes() {
  const { client } = useWebServices();
  return useQuery({
    queryKey: ['bandeja', 'pendientes'],
    queryFn: ({ signal }) => client.call(bandeja.pendientes, {}, { signal }),
    refetchOnWindowFocus: true,
  });
}

/** What a new company has yet to do before people can clock. */
export function useFirstSteps() {
  const { client } = useWebServices();
  return useQuery({
    queryKey: ['primeros-pasos'],
    queryFn: async ({ signal }) => {
      const [people, places] = await Promise.all([
        client.call(personas.listado, { limit: 1 }, { signal }),
        client.call(centros.listado, {}, { signal }),
      ]);
      const open = places.items.filter(({ abierto }) => abierto);
      return { isAlone: people.total <= 1, centros: open };
    },
  });
}

/** This year's months by centre, closed or not. */
export function useCierres() {
  const { client } = useWebServices();
  return useQuery({ queryKey: ['cierres'], queryFn: ({ signal }) => client.call(cierres.listado, {}, { signal }) });
}
