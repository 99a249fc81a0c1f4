import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { centros, departamentos, horarios, personas, simulado, type Impedidas, type PersonaFicha } from '@jornada/contract';
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

/** Gives several people the same in one go. What else shows them is read anew. */
export function useAsignarVarias(onDone: (hecho: SalidaDe<typeof personas.asignarVarias>) => void) {
  const { client, queryClient } = useWebServices();
  return useMutation({
    mutationFn: (input: EntradaDe<typeof personas.asignarVarias>) => client.call(personas.asignarVarias, input),
    onSuccess: (hecho) => {
      for (const queryKey of [['personas'], [horarios.listado.path], [centros.listado.path], [departamentos.gestion.path]])
        void queryClient.invalidateQueries({ queryKey });
      onDone(hecho);
    },
  });
}

/** Invites those of several people who have neither password nor invitation; `otraVez`: those too who have not used theirs. */
export function useInvitarVarias(
  onDone: (hecho: SalidaDe<typeof personas.invitarVarias>, input: EntradaDe<typeof personas.invitarVarias>) => void,
) {
  const { client, queryClient } = useWebServices();
  return useMutation({
    mutationFn: (input: EntradaDe<typeof personas.invitarVarias>) => client.call(personas.invitarVarias, input),
    onSuccess: (hecho, input) => {
      void queryClient.invalidateQueries({ queryKey: ['personas'] });
      onDone(hecho, input);
    },
  });
}

/** Who cannot be given what was chosen, where that is why nobody was. */
export const impedidasOf = (error: unknown): Impedidas['impedidas'] =>
  error instanceof ApiError && error.code === 'personas.no-pueden' ? ((error.content as Impedidas | null)?.impedidas ?? []) : [];

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
