import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, mayAskAgain, pauseBefore } from '@jornada/client';
import { login } from '@jornada/contract/login.ts';
import { keepSession } from '../../platform/keep-session.ts';
import { useServices } from '../../platform/services.tsx';
import type { Credentials, Entrada } from './api.ts';

/** By user name and password, or already let in by a provider. */
type Way = Credentials | { entrada: Entrada; UserName: string; Recordar: boolean };

/** Signs in, keeps the session, and shows the person's language. `onDone` follows when all is in place. */
export function useLogin(onDone: () => void) {
  const services = useServices();
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: (way: Way): Promise<Entrada> => ('entrada' in way ? Promise.resolve(way.entrada) : services.client.call(login.entrar, way)),
    // At eight everybody comes at once: who is sent away comes again by themselves, a little apart.
    retry: (count, error) => mayAskAgain(count, error),
    retryDelay: (_count, error) => pauseBefore((error instanceof ApiError ? error.retryAfterMs : null) ?? 0, Math.random()),
    onSuccess: async (opened, { Recordar, UserName }) => {
      if (!opened.Perfil) return;
      await keepSession(services, opened, Recordar ? UserName : null);
      onDone();
    },
    onSettled: () => {
      running.current = false;
    },
  });
  /** A second press while the first is under way is no second log-in. */
  const submit = (way: Way) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(way);
  };
  return { submit, error: mutation.error, isBusy: mutation.isPending || mutation.isSuccess, reset: mutation.reset };
}
