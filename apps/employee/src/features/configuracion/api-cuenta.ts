import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { cuenta, misDatos } from '@jornada/contract/cuenta.ts';
import { documentacion } from '@jornada/contract/documentacion.ts';
import { factores } from '@jornada/contract/factores.ts';
import { fotos } from '@jornada/contract/fotos.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { createPasskey } from '../../native/passkeys.ts';
import { useServices } from '../../shared/services.tsx';

const factoresQuery = (client: Client) =>
  queryOptions({ queryKey: ['factores'], queryFn: ({ signal }) => client.call(factores.estado, {}, { signal }), refetchOnMount: 'always' });
const pinQuery = (client: Client) =>
  queryOptions({ queryKey: ['documentacion', 'pin'], queryFn: ({ signal }) => client.call(documentacion.tienePin, {}, { signal }) });

/** The second steps of whoever is signed in. */
export const useFactores = () => useQuery(factoresQuery(useServices().client));
/** Whether there is a PIN of the documents. `isAsked`: only whoever has documents is asked. */
export const useTienePin = (isAsked: boolean) => useQuery({ ...pinQuery(useServices().client), enabled: isAsked });

/** A call about the second steps; what stands on the screen follows. */
function useFactorCall<I, O>(call: (client: Client, input: I) => Promise<O>) {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (input: I) => call(client, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factoresQuery(client).queryKey }),
  });
}

type Password = { Password?: string | undefined };
const withPassword = ({ Password }: Password): { Password?: string } => (Password === undefined ? {} : { Password });

export const usePreparar = () => {
  const { client } = useServices();
  return useMutation({ mutationFn: (input: Password) => client.call(factores.preparar, withPassword(input)) });
};
export const useActivar = () => useFactorCall((client, Codigo: string) => client.call(factores.activar, { Codigo }));
export const useDesactivar = () => useFactorCall((client, input: Password) => client.call(factores.desactivar, withPassword(input)));
export const useCodigosNuevos = () => useFactorCall((client, input: Password) => client.call(factores.codigos, withPassword(input)));
export const useQuitarLlave = () =>
  useFactorCall((client, { id, ...input }: Password & { id: number }) => client.call(factores.quitar, { id, ...withPassword(input) }));
export const useAnadirLlave = () =>
  useFactorCall(async (client, { Nombre, ...input }: Password & { Nombre: string }) => {
    const { Reto, Opciones } = await client.call(factores.opcionesAlta, withPassword(input));
    return client.call(factores.alta, { Reto, Nombre, Llave: await createPasskey(Opciones) });
  });

export const useCambiarContrasena = () => {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (input: EntradaDe<typeof cuenta.cambiarContrasena>) => client.call(cuenta.cambiarContrasena, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sesiones'] }),
  });
};

export const usePonerPin = () => {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: ({ pin, ...input }: Password & { pin: string }) => client.call(documentacion.ponerPin, { pin, ...withPassword(input) }),
    onSuccess: () => queryClient.setQueryData(pinQuery(client).queryKey, { tienePin: true }),
  });
};

/** Asks for the file, and answers where it is fetched. */
export const usePedirDatos = () => {
  const { client, session } = useServices();
  return useMutation({
    mutationFn: async (input: Password) => {
      const { token } = await client.call(misDatos.pedir, withPassword(input));
      return `${session.get().instanceUrl ?? ''}${misDatos.descargar.path}?${new URLSearchParams({ token }).toString()}`;
    },
  });
};

/** Puts a photo (a data URL), or takes it away (empty). It shows at once wherever the person is shown. */
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
