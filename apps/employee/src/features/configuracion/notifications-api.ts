import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { refresh } from '@jornada/web/after-call.ts';
import { useSend } from '@jornada/web/calls.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { pushState, type PushState } from '../../native/push.ts';
import { switchPushOff, switchPushOn } from '../../shared/push-device.ts';
import { useServices, type Services } from '../../shared/services.tsx';

const ajustesQuery = (services: Pick<Services, 'client'>) =>
  readOptions(services, notificaciones.ajustes, {}, { refetchOnMount: 'always' });

/** What the signed-in person wants to be told about. */
export const useAjustesAvisos = () => useQuery(ajustesQuery(useServices()));

const DEVICE = queryOptions({ queryKey: ['dispositivo'], queryFn: pushState, staleTime: 0, networkMode: 'always' });

/** Whether this device gets notifications. Checked again when the person comes back from the browser's settings. */
export function usePushState() {
  return useQuery({ ...DEVICE, refetchOnWindowFocus: 'always' });
}

/** Switches notifications on this device on or off, after a press. Returns the new state. */
export function useSwitchPush(clavePush: string | null) {
  const services = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean): Promise<PushState> => {
      if (!isOn) await switchPushOff(services);
      else if (__WRAPPER__ || clavePush !== null) await switchPushOn(services, clavePush ?? '');
      return pushState();
    },
    onSuccess: (state) => queryClient.setQueryData(DEVICE.queryKey, state),
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: DEVICE.queryKey }), refresh(queryClient, [notificaciones.ajustes.id])]),
  });
}

/** Switches one class on or off for one way. The answer is shown from then on. One change at a time. */
export function usePonerAviso() {
  const { client, queryClient } = useServices();
  const { queryKey } = ajustesQuery({ client });
  return useMutation({
    scope: { id: 'notificaciones' },
    mutationFn: (input: EntradaDe<typeof notificaciones.poner>) => client.call(notificaciones.poner, input),
    onSuccess: ({ avisos }) => queryClient.setQueryData(queryKey, (before) => before && { ...before, avisos }),
  });
}

/** Sends a notification to this device. */
export const useProbarPush = () => useSend(notificaciones.prueba);
