import { useMutation } from '@tanstack/react-query';
import { login } from '@jornada/contract/login.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { keepSession } from '../../shared/keep-session.ts';
import { useServices } from '../../shared/services.tsx';

/** A link from a mail: its purpose and its secret. */
export type Enlace = { Tipo: 'recuperacion' | 'invitacion'; Token: string };

export function useAskForLink() {
  const sending = useSend(recovery.pedir);
  return { ...sending, mutate: (user: string) => sending.mutate({ user }) };
}

/** The account of a link; `Cuenta` is null if the link no longer works. */
export const useEnlace = (enlace: Enlace) => useRead(recovery.abrir, enlace, { retry: false, staleTime: Infinity, gcTime: 0 });

/**
 * Sets the password, and then signs in with it. If a second step is needed, or if signing in fails, the log-in screen continues:
 * the password is set already.
 */
export function useSetPassword(enlace: Enlace, onDone: (done: { entered: boolean; userName: string }) => void) {
  const services = useServices();
  return useMutation({
    mutationFn: async (Password: string) => {
      const { UserName, EntidadId } = await services.client.call(recovery.cambiar, { ...enlace, Password });
      const opened = await services.client.call(login.entrar, { UserName, Password, EntidadId }).catch(() => null);
      if (opened?.Perfil) await keepSession(services, opened, null);
      return { entered: Boolean(opened?.Perfil), userName: UserName };
    },
    onSuccess: onDone,
  });
}
