import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '@jornada/client';
import { login } from '@jornada/contract/login.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { forgetIdioma } from '@jornada/web/chosen-idioma.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { useServices, type Services } from '../../shared/services.tsx';

const SESIONES = ['sesiones'] as const;

/** Where whoever is signed in has an open session. */
function sesionesQuery(client: Client) {
  return queryOptions({
    queryKey: SESIONES,
    queryFn: async ({ signal }) => (await client.call(sesiones.listado, {}, { signal })).items,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
}

export function useSesiones() {
  return useQuery(sesionesQuery(useServices().client));
}

/** Ends one session. It leaves the list at once, with the button that was pressed; one that was already over does too. */
export function useCerrarSesion(onClosed: () => void) {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (id: string) =>
      client.call(sesiones.cerrar, { id }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'sesiones.no-existe') throw error;
      }),
    onSuccess: (_nothing, id) => {
      queryClient.setQueryData(sesionesQuery(client).queryKey, (items) => items?.filter((sesion) => sesion.id !== id));
      onClosed();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESIONES }),
  });
}

/** Ends all sessions but this one. `onClosed` is told how many. */
export function useCerrarOtras(onClosed: (count: number) => void) {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: () => client.call(sesiones.cerrarOtras, {}),
    onSuccess: ({ cerradas }) => {
      queryClient.setQueryData(sesionesQuery(client).queryKey, (items) => items?.filter(({ esActual }) => esActual));
      onClosed(cerradas);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESIONES }),
  });
}

/** Changes the person's language: on the server, on the screen, and for the next start. One choice after the other. */
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
    // Without its texts the person goes on in the language of before, and so does the server.
    if (before) await client.call(login.ponerIdioma, { language: before }).catch(() => null);
    throw error;
  }
  forgetIdioma(storage);
  const { queryKey } = perfilQuery({ client });
  // A profile that is under way still has the old language.
  await queryClient.cancelQueries({ queryKey });
  const { profile } = session.get();
  if (profile) {
    session.update({ profile: { ...profile, Language } });
    queryClient.setQueryData(queryKey, { ...profile, Language });
  }
  // What the server has put into words is asked for again, also for screens that are not open now.
  void queryClient.invalidateQueries({ refetchType: 'all', predicate: ({ queryKey: [first] }) => first !== queryKey[0] });
}
