import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { useSession } from '@jornada/web/services.tsx';
import { askPasskey } from '@jornada/web/native/passkeys.ts';
import { useServices } from '../../shared/services.tsx';

type Firma145 = EntradaDe<typeof modelo145.firmar>;

export const useModelo145 = () => useRead(modelo145.leer, {});
export const useGuardar145 = () => useSend(modelo145.guardar, { waits: false });
export const useDescartar145 = (onSuccess: (answer: SalidaDe<typeof modelo145.descartar>) => void) =>
  useSend(modelo145.descartar, { onSuccess });

/** Signs. With `isKey` the device is asked for a passkey first. @throws PasskeyCancelled. */
export function useFirmar145({ isKey, onSuccess }: { isKey: boolean; onSuccess: (answer: SalidaDe<typeof modelo145.firmar>) => void }) {
  const { client } = useServices();
  const byKey = async (input: Firma145): Promise<SalidaDe<typeof modelo145.firmar>> => {
    const { Reto, Opciones } = await client.call(modelo145.retoLlave, { huella: input.huella });
    return client.call(modelo145.firmar, { ...input, Prueba: { Reto, Llave: await askPasskey(Opciones) } });
  };
  return useSend(modelo145.firmar, { onSuccess, refreshOnError: true, ...(isKey && { by: byKey }) });
}

/** Asks for the address of the PDF of a signed form, to be saved. @throws ApiError */
export function usePdf145(): (id: number) => Promise<string> {
  const { client } = useServices();
  const { instanceUrl } = useSession();
  return async (id) => {
    const { token } = await client.call(modelo145.enlace, { id });
    return `${instanceUrl ?? ''}${modelo145.pdf.path}?${new URLSearchParams({ token }).toString()}`;
  };
}
