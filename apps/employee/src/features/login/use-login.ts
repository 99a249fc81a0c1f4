import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ApiError, mayAskAgain, pauseBefore } from '@jornada/client';
import { login } from '@jornada/contract/login.ts';
import { askPasskey } from '@jornada/web/native/passkeys.ts';
import { loadAhead } from '@jornada/web/load-chunk.ts';
import { useServices } from '../../shared/services.tsx';
import type { TypedCredentials, Entrada } from './api.ts';
import { useEnter } from './use-enter.ts';

/** By user name and password, by a passkey alone, signed in by a provider, or confirmed by it with a second step missing. */
type Way =
  | TypedCredentials
  | { llave: true; Recordar: boolean }
  | { entrada: Entrada; UserName: string; Recordar: boolean }
  | { falta: ApiError; Recordar: boolean };

/** Signs in, keeps the session, and shows the person's language. `onDone` is called at the end. */
export function useLogin(onDone: () => void) {
  const { client } = useServices();
  const { openUp } = useRouteContext({ from: '__root__' });
  const enter = useEnter();
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: async (way: Way): Promise<Entrada> => {
      if ('falta' in way) throw way.falta;
      if ('entrada' in way) return way.entrada;
      if (!('llave' in way)) return client.call(login.entrar, way);
      const { Reto, Opciones } = await client.call(login.opcionesLlave, {});
      return client.call(login.conLlave, { Reto, Llave: await askPasskey(Opciones), Recordar: way.Recordar });
    },
    // At eight everybody signs in at once: refused log-ins are repeated automatically, at slightly different times.
    retry: (count, error) => mayAskAgain(count, error),
    retryDelay: (_count, error) => pauseBefore((error instanceof ApiError ? error.retryAfterMs : null) ?? 0, Math.random()),
    onSuccess: async (salida, { Recordar }) => {
      await enter(salida, { isRemembered: Recordar ?? false });
      if (salida.Perfil) onDone();
    },
    onSettled: () => {
      running.current = false;
    },
  });
  /** A second press during the first one is not a second log-in. */
  const submit = (way: Way) => {
    if (running.current) return;
    running.current = true;
    // Loaded while the server checks the password. A failure is repeated and reported after the log-in.
    void loadAhead(openUp).catch(() => undefined);
    mutation.mutate(way);
  };
  return { submit, error: mutation.error, isBusy: mutation.isPending || mutation.isSuccess, reset: mutation.reset };
}
