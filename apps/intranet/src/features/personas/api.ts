import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Call, EntradaDe } from '@jornada/contract/call.ts';
import { personas, simulado, type PersonaFicha } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';

export type Filtro = Omit<EntradaDe<typeof personas.listado>, 'start' | 'limit'>;

const PAGE = 40;
const LISTA = ['personas', 'listado'];
const fichaKey = (id: number) => ['personas', 'ficha', id];

/** The people that the filters let through, page by page, with where they stand now: looked at anew every minute. */
export function usePersonas(filtro: Filtro) {
  const { client } = useWebServices();
  return useInfiniteQuery({
    queryKey: [...LISTA, filtro],
    queryFn: ({ signal, pageParam }) => client.call(personas.listado, { ...filtro, start: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length * PAGE : undefined),
    placeholderData: (before) => before,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
}

/** One person. Each look is written down, so it is taken once. */
export function useFicha(id: number) {
  const { client } = useWebServices();
  return useQuery({
    queryKey: fichaKey(id),
    queryFn: ({ signal }) => client.call(personas.byId, { id }, { signal }),
    staleTime: Infinity,
  });
}

export function useOpciones() {
  const { client } = useWebServices();
  return useQuery({ queryKey: ['personas', 'opciones'], queryFn: ({ signal }) => client.call(personas.opciones, {}, { signal }) });
}

type CallOfPerson = (typeof personas)[
  | 'crear'
  | 'cambiar'
  | 'cambiarRoles'
  | 'asignar'
  | 'invitar'
  | 'suspender'
  | 'reactivar'
  | 'quitarSegundoPaso'
  | 'baja'
  | 'readmitir'];

/** A change of a person: what the server answers is the person from then on. */
export function useCambio<C extends CallOfPerson>(call: C, onDone: (ficha: PersonaFicha) => void) {
  const { client, queryClient } = useWebServices();
  return useMutation({
    mutationFn: (input: EntradaDe<C>): Promise<PersonaFicha> => client.call(call as Call, input) as Promise<PersonaFicha>,
    onSuccess: (ficha) => {
      queryClient.setQueryData(fichaKey(ficha.id), ficha);
      void queryClient.invalidateQueries({ queryKey: LISTA });
      onDone(ficha);
    },
  });
}

/** Begins to act for somebody: the employee app shows what they would see. */
export function useActuar(onDone: () => void) {
  const { client, session } = useWebServices();
  return useMutation({
    mutationFn: (id: number) => client.call(simulado.empezar, { id }),
    onSuccess: (simulatedUser) => {
      session.update({ simulatedUser });
      onDone();
    },
  });
}
