import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { pushState, type PushState } from '../../native/push.ts';
import { switchPushOff, switchPushOn } from '../../shared/push-device.ts';
import { useServices } from '../../shared/services.tsx';

function ajustesQuery(client: Client) {
  return queryOptions({
    queryKey: ['notificaciones', 'ajustes'],
    queryFn: ({ signal }) => client.call(notificaciones.ajustes, {}, { signal }),
    refetchOnMount: 'always',
  });
}

/** Of what whoever is signed in is told. */
export function useAjustesAvisos() {
  return useQuery(ajustesQuery(useServices().client));
}

const DEVICE = queryOptions({ queryKey: ['notificaciones', 'dispositivo'], queryFn: pushState, staleTime: 0, networkMode: 'always' });

/** Whether this device is told; looked at again when the person comes back from the settings of their browser. */
export function usePushState() {
  return useQuery({ ...DEVICE, refetchOnWindowFocus: 'always' });
}

/** Switches this device on or off, after a press. Answers how it stands then. */
export function useSwitchPush(clavePush: string | null) {
  const services = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean): Promise<PushState> => {
      if (!isOn) await switchPushOff(services);
      else if (clavePush !== null) await switchPushOn(services, clavePush);
      return pushState();
    },
    onSuccess: (state) => queryClient.setQueryData(DEVICE.queryKey, state),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notificaciones'] }),
  });
}

/** Switches one kind on or off for one way; the answer is what is shown from then on. One after the other. */
export function usePonerAviso() {
  const { client, queryClient } = useServices();
  const { queryKey } = ajustesQuery(client);
  return useMutation({
    scope: { id: 'notificaciones' },
    mutationFn: (input: EntradaDe<typeof notificaciones.poner>) => client.call(notificaciones.poner, input),
    onSuccess: ({ avisos }) => queryClient.setQueryData(queryKey, (before) => before && { ...before, avisos }),
  });
}

/** Sends a notification to this device. */
export function useProbarPush() {
  const { client } = useServices();
  return useMutation({ mutationFn: () => client.call(notificaciones.prueba, {}) });
}
