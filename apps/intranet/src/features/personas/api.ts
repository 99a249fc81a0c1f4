import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { personas, simulado, type Impedidas, type personaFicha, type PersonaFicha } from '@jornada/contract';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { useReadParts } from '@jornada/web/read-parts.ts';
import { useWebServices } from '@jornada/web/services.tsx';

export type Filtro = Omit<EntradaDe<typeof personas.listado>, 'tras' | 'limit'>;

const FRESH = { refetchInterval: 60_000, refetchOnWindowFocus: true };

/** The people that pass the filters, page by page, with their state. Read again every minute. */
export function usePersonas(filtro: Filtro) {
  return useReadParts(personas.listado, filtro, { size: 40, keeps: true, ...FRESH });
}

/** How many people pass the filters, by state. Read again every minute, too. The filter by state and the order have no effect. */
export const useCuentas = ({ texto, departamento, centro, horario, cuenta }: Filtro) =>
  useRead(personas.cuentas, { texto, departamento, centro, horario, cuenta }, { keeps: true, ...FRESH }).data;

/** One person. The audit log records each read, so it is not repeated automatically. */
export const useFicha = (id: number) => useRead(personas.byId, { id }, { staleTime: Infinity });

export const useOpciones = () => useRead(personas.opciones, {});

/** A change of a person. The answer is the person after the change. */
export function useCambio<C extends Call<Call['entrada'], typeof personaFicha>>(call: C, onDone: (ficha: PersonaFicha) => void) {
  const sending = useSend(call);
  return { ...sending, mutate: (input: EntradaDe<C>) => sending.mutate(input, { onSuccess: onDone }) };
}

/**
 * Invites those of the given people who have neither a password nor an invitation; with `otraVez` also those with an unused
 * invitation.
 */
export function useInvitarVarias(
  onDone: (hecho: SalidaDe<typeof personas.invitarVarias>, input: EntradaDe<typeof personas.invitarVarias>) => void,
) {
  const sending = useSend(personas.invitarVarias);
  const mutate = (input: EntradaDe<typeof personas.invitarVarias>): void =>
    sending.mutate(input, { onSuccess: (hecho) => onDone(hecho, input) });
  return { ...sending, mutate };
}

/** The people who cannot get the choice, if the call was refused for that reason. */
export const impedidasOf = (error: unknown): Impedidas['impedidas'] =>
  error instanceof ApiError && error.code === 'personas.no-pueden' ? ((error.content as Impedidas | null)?.impedidas ?? []) : [];

/** Starts acting for a person: the employee app then shows what they would see. */
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
