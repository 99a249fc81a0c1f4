import { useQuery } from '@tanstack/react-query';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { cierres } from '@jornada/contract/cierres.ts';
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

/** This year's months by centre, closed or not. */
export function useCierres() {
  const { client } = useWebServices();
  return useQuery({ queryKey: ['cierres'], queryFn: ({ signal }) => client.call(cierres.listado, {}, { signal }) });
}
