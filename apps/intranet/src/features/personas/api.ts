import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { personas, simulado, type Impedidas } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { useList } from '@jornada/web/list/use-list.ts';
import { useWebServices } from '@jornada/web/services.tsx';

type Filtro = Omit<EntradaDe<typeof personas.listado>, 'start' | 'limit'>;

/** The people that the filters let through, with where they stand now: looked at anew every minute. */
export const usePersonas = (filtro: { [Name in keyof Filtro]: Filtro[Name] | undefined }) =>
  useList(personas.listado, filtro, { size: 40, refetchInterval: 60_000, refetchOnWindowFocus: true });

/** One person. Each look is written down, so it is taken once. */
export const useFicha = (id: number) => useRead(personas.byId, { id }, { staleTime: Infinity });

export const useOpciones = () => useRead(personas.opciones, {});

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
