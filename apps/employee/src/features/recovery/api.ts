import { useMutation } from '@tanstack/react-query';
import { login } from '@jornada/contract/login.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { keepSession } from '../../shared/keep-session.ts';
import { useServices } from '../../shared/services.tsx';

/** A link that somebody was sent: what it is for, and its secret. */
export type Enlace = { Tipo: 'recuperacion' | 'invitacion'; Token: string };

export function useAskForLink() {
  const sending = useSend(recovery.pedir);
  return { ...sending, mutate: (user: string) => sending.mutate({ user }) };
}

/** Whom a link is for: `Cuenta` is null where it opens nothing any more. */
export const useEnlace = (enlace: Enlace) => useRead(recovery.abrir, enlace, { retry: false, staleTime: Infinity, gcTime: 0 });

/**
 * Sets the password, and then signs in with it as anybody would. Where that takes more (a second step), or fails, the log-in
 * goes on from there: the password is set.
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
