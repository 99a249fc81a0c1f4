import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, mayAskAgain, pauseBefore } from '@jornada/client';
import { login } from '@jornada/contract/login.ts';
import { chosenIdioma } from '@jornada/web/chosen-idioma.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { useServices } from '../../platform/services.tsx';
import type { Credentials } from './api.ts';
import { writeRemembered } from './remembered.ts';

/** Signs in, keeps the session, and shows the person's language. `onDone` follows when all is in place. */
export function useLogin(onDone: () => void) {
  const services = useServices();
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: (credentials: Credentials) => services.client.call(login.entrar, credentials),
    // At eight everybody comes at once: who is sent away comes again by themselves, a little apart.
    retry: (count, error) => mayAskAgain(count, error),
    retryDelay: (_count, error) => pauseBefore((error instanceof ApiError ? error.retryAfterMs : null) ?? 0, Math.random()),
    onSuccess: async ({ Perfil, InstanceURL }, { Recordar, UserName }) => {
      if (!Perfil) return;
      const { queryClient, session, storage, client } = services;
      // What was chosen on this device before signing in becomes the person's language; else theirs is shown.
      const Language = chosenIdioma(storage) ?? Perfil.Language;
      const profile = { ...Perfil, Language };
      queryClient.clear();
      session.clear();
      session.update({ token: Perfil.Token, instanceUrl: InstanceURL, profile });
      queryClient.setQueryData(perfilQuery(client).queryKey, profile);
      writeRemembered(storage, Recordar ? { userName: UserName, entidad: Perfil.Entidad } : null);
      // Signing in neither waits for the server to note the language, nor fails with it.
      if (Language !== Perfil.Language) void client.call(login.ponerIdioma, { language: Language }).catch(() => null);
      await services.switchLanguage(Language).catch(() => null);
      onDone();
    },
    onSettled: () => {
      running.current = false;
    },
  });
  /** A second press while the first is under way is no second log-in. */
  const submit = (credentials: Credentials) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate(credentials);
  };
  return { submit, error: mutation.error, isBusy: mutation.isPending || mutation.isSuccess, reset: mutation.reset };
}
