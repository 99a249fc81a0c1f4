import { useMutation } from '@tanstack/react-query';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { factores } from '@jornada/contract/factores.ts';
import { fotos } from '@jornada/contract/fotos.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { useRead } from '@jornada/web/calls.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { createPasskey } from '@jornada/web/native/passkeys.ts';
import { useServices } from '../../shared/services.tsx';

/** The second steps of the person who is signed in. */
export const useFactores = () => useRead(factores.estado, {}, { refetchOnMount: 'always' });
/** Whether there is a PIN for the documents. `isAsked`: only for people who have documents. */
export const useTienePin = (isAsked: boolean) => useRead(documentacion.tienePin, {}, { enabled: isAsked });

/** Asks the device for a key, and adds it under a name. `asked`: what the server answered to the question before it. */
export const useAnadirLlave = () => {
  const { client, queryClient } = useServices();
  return async (Nombre: string, input: EntradaDe<typeof factores.opcionesAlta>) => {
    const asked = await client.call(factores.opcionesAlta, input);
    const added = await client.call(factores.alta, { Reto: asked.Reto, Nombre, Llave: await createPasskey(asked.Opciones) });
    void refreshAfter(queryClient, factores.alta);
    return { added, asked };
  };
};

/** Uploads a photo (a data URL), or removes it (empty). It is updated wherever the person is shown. */
export const usePonerFoto = () => {
  const { client, session, queryClient } = useServices();
  return useMutation({
    mutationFn: (photo: string) => client.call(fotos.poner, { photo }),
    onSuccess: async (foto) => {
      const { queryKey } = perfilQuery({ client });
      await queryClient.cancelQueries({ queryKey });
      const { profile } = session.get();
      if (!profile) return;
      session.update({ profile: { ...profile, ...foto } });
      queryClient.setQueryData(queryKey, { ...profile, ...foto });
    },
  });
};
