import { useMutation } from '@tanstack/react-query';
import { misDatos } from '@jornada/contract/cuenta.ts';
import { documentacion } from '@jornada/contract/documentacion.ts';
import { factores } from '@jornada/contract/factores.ts';
import { fotos } from '@jornada/contract/fotos.ts';
import { refreshAfter } from '@jornada/web/after-call.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { createPasskey } from '../../native/passkeys.ts';
import { useServices } from '../../shared/services.tsx';

type Password = { Password?: string | undefined };
const withPassword = ({ Password }: Password): { Password?: string } => (Password === undefined ? {} : { Password });

/** The second steps of the signed-in person. */
export const useFactores = () => useRead(factores.estado, {}, { refetchOnMount: 'always' });
/** Whether there is a PIN for the documents. `isAsked`: only for people who have documents. */
export const useTienePin = (isAsked: boolean) => useRead(documentacion.tienePin, {}, { enabled: isAsked });

export const usePreparar = () => useSend(factores.preparar);
export const useActivar = () => useSend(factores.activar);
export const useDesactivar = () => useSend(factores.desactivar);
export const useCodigosNuevos = () => useSend(factores.codigos);
export const useQuitarLlave = () => useSend(factores.quitar);

/** Asks the device for a key, and adds it. */
export const useAnadirLlave = () => {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: async ({ Nombre, ...input }: Password & { Nombre: string }) => {
      const { Reto, Opciones } = await client.call(factores.opcionesAlta, withPassword(input));
      return client.call(factores.alta, { Reto, Nombre, Llave: await createPasskey(Opciones) });
    },
    onSuccess: () => refreshAfter(queryClient, factores.alta),
  });
};

export const usePonerPin = () => useSend(documentacion.ponerPin);

/** Requests the file, and returns its address. */
export const usePedirDatos = () => {
  const { client, session } = useServices();
  return useMutation({
    mutationFn: async (input: Password) => {
      const { token } = await client.call(misDatos.pedir, withPassword(input));
      return `${session.get().instanceUrl ?? ''}${misDatos.descargar.path}?${new URLSearchParams({ token }).toString()}`;
    },
  });
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
