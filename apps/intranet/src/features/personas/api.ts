import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { personas, simulado, type Impedidas } from '@jornada/contract';
import { useRead } from '@jornada/web/calls.ts';
import { useList, withoutEmpty, type Loose } from '@jornada/web/list/use-list.ts';
import { useWebServices } from '@jornada/web/services.tsx';

type Filtro = Omit<EntradaDe<typeof personas.listado>, 'tras' | 'limit'>;
type Filters = Loose<Filtro>;

const FRESH = { refetchInterval: 60_000, refetchOnWindowFocus: true };

/** The people that the filters let through, with where they stand now: looked at anew every minute. */
export const usePersonas = (filtro: Filters) => useList(personas.listado, filtro, { size: 40, ...FRESH });

/** How many people the filters let through, and where they stand: looked at anew as often. In which state or order one lists them does not matter. */
export const useCuentas = ({ texto, departamento, centro, horario, cuenta }: Filters) =>
  useRead(personas.cuentas, withoutEmpty({ texto, departamento, centro, horario, cuenta }), { keeps: true, ...FRESH }).data;

/** One person. The audit log records each read, so it is not repeated automatically. */
export const useFicha = (id: number) => useRead(personas.byId, { id }, { staleTime: Infinity });

export const useOpciones = () => useRead(personas.opciones, {});

/** Who cannot be given what was chosen, where that is why nobody was. */
export const impedidasOf = (error: unknown): Impedidas['impedidas'] =>
  error instanceof ApiError && error.code === 'personas.no-pueden' ? ((error.content as Impedidas | null)?.impedidas ?? []) : [];

/** Starts acting for a person: the employee app then shows what they would see. */
export function useActuar(onDone: () => void) {
  const { client, session } = useWebServices();
  return useMutation({
    mutationFn: (input: EntradaDe<typeof simulado.empezar>) => client.call(simulado.empezar, input),
    onSuccess: (simulatedUser) => {
      session.update({ simulatedUser });
      onDone();
    },
  });
}
