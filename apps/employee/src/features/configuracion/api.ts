import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { login } from '@jornada/contract/login.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { sesiones, type SesionAbierta } from '@jornada/contract/sesiones.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { forgetIdioma } from '@jornada/web/chosen-idioma.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useServices, type Services } from '../../shared/services.tsx';

const NOW = { refetchOnMount: 'always', refetchOnWindowFocus: true } as const;

/** The open sessions of the signed-in person. */
export const useSesiones = () => useRead(sesiones.listado, {}, NOW);

/** Ended sessions leave the list at once, with the button that was pressed. */
function useLeave() {
  const services = useServices();
  const { queryKey } = readOptions(services, sesiones.listado, {});
  return (stays: (sesion: SesionAbierta) => boolean): void => {
    services.queryClient.setQueryData(queryKey, (list) => list && { ...list, items: list.items.filter(stays) });
  };
}

/** Ends one session. One that was already over also leaves the list. */
export function useCerrarSesion(onClosed: () => void) {
  const { client, queryClient } = useServices();
  const leave = useLeave();
  return useMutation({
    mutationFn: (id: string) =>
      client.call(sesiones.cerrar, { id }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'sesiones.no-existe') throw error;
      }),
    onSuccess: (_nothing, id) => {
      leave((sesion) => sesion.id !== id);
      onClosed();
    },
    onSettled: () => refreshAfter(queryClient, sesiones.cerrar),
  });
}

/** Ends all sessions except this one. `onClosed` gets their number. */
export function useCerrarOtras(onClosed: (count: number) => void) {
  const sending = useSend(sesiones.cerrarOtras, { refreshOnError: true });
  const leave = useLeave();
  const onSuccess = ({ cerradas }: SalidaDe<typeof sesiones.cerrarOtras>): void => {
    leave(({ esActual }) => esActual);
    onClosed(cerradas);
  };
  return { ...sending, mutate: () => sending.mutate({}, { onSuccess }) };
}

/** Changes the person's language: on the server, on the screen, and for the next start. One change at a time. */
export function useCambiarIdioma() {
  const services = useServices();
  return useMutation({ scope: { id: 'idioma' }, mutationFn: (lang: Idioma) => changeIdioma(services, lang) });
}

async function changeIdioma({ client, session, queryClient, storage, switchLanguage }: Services, Language: Idioma): Promise<void> {
  const before = session.get().profile?.Language;
  await client.call(login.ponerIdioma, { language: Language });
  try {
    await switchLanguage(Language);
  } catch (error) {
    // If the texts cannot be loaded, the old language stays, on the server too.
    if (before) await client.call(login.ponerIdioma, { language: before }).catch(() => null);
    throw error;
  }
  forgetIdioma(storage);
  const { queryKey } = perfilQuery({ client });
  // A profile that is being loaded still has the old language.
  await queryClient.cancelQueries({ queryKey });
  const { profile } = session.get();
  if (profile) {
    session.update({ profile: { ...profile, Language } });
    queryClient.setQueryData(queryKey, { ...profile, Language });
  }
  // Answers with texts from the server are read again, also for screens that are not open now.
  void queryClient.invalidateQueries({ refetchType: 'all', predicate: ({ queryKey: [first] }) => first !== queryKey[0] });
}
