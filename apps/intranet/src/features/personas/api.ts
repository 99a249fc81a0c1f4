import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { personas, simulado, type Impedidas, type personaFicha, type PersonaFicha } from '@jornada/contract';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { useReadParts } from '@jornada/web/read-parts.ts';
import { useWebServices } from '@jornada/web/services.tsx';

export type Filtro = Omit<EntradaDe<typeof personas.listado>, 'tras' | 'limit'>;

const FRESH = { refetchInterval: 60_000, refetchOnWindowFocus: true };

/** The people that the filters let through, page by page, with where they stand now: looked at anew every minute. */
export function usePersonas(filtro: Filtro) {
  return useReadParts(personas.listado, filtro, { size: 40, keeps: true, ...FRESH });
}

/** How many people the filters let through, and where they stand: looked at anew as often. In which state or order one lists them does not matter. */
export const useCuentas = ({ texto, departamento, centro, horario, cuenta }: Filtro) =>
  useRead(personas.cuentas, { texto, departamento, centro, horario, cuenta }, { keeps: true, ...FRESH }).data;

/** One person. Each look is written down, so it is taken once. */
export const useFicha = (id: number) => useRead(personas.byId, { id }, { staleTime: Infinity });

export const useOpciones = () => useRead(personas.opciones, {});

/** A change of a person: what the server answers is the person from then on. */
export function useCambio<C extends Call<Call['entrada'], typeof personaFicha>>(call: C, onDone: (ficha: PersonaFicha) => void) {
  const sending = useSend(call);
  return { ...sending, mutate: (input: EntradaDe<C>) => sending.mutate(input, { onSuccess: onDone }) };
}

/** Invites those of several people who have neither password nor invitation; `otraVez`: those too who have not used theirs. */
export function useInvitarVarias(
  onDone: (hecho: SalidaDe<typeof personas.invitarVarias>, input: EntradaDe<typeof personas.invitarVarias>) => void,
) {
  const sending = useSend(personas.invitarVarias);
  const mutate = (input: EntradaDe<typeof personas.invitarVarias>): void =>
    sending.mutate(input, { onSuccess: (hecho) => onDone(hecho, input) });
  return { ...sending, mutate };
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
