import type { EntradaDe } from '@jornada/contract/call.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { askPasskey } from '@jornada/web/native/passkeys.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** Acknowledges a form as it was shown. `isKey`: with a passkey, for which the device is asked. */
export function useAcusar145({ isKey, onSuccess }: { isKey: boolean; onSuccess: () => void }) {
  const { client } = useWebServices();
  const byKey = async (input: EntradaDe<typeof modelo145.acusar>) => {
    const { Reto, Opciones } = await client.call(modelo145.retoAcuse, { huella: input.huella });
    return client.call(modelo145.acusar, { ...input, Prueba: { Reto, Llave: await askPasskey(Opciones) } });
  };
  return useSend(modelo145.acusar, { onSuccess, refreshOnError: true, ...(isKey && { by: byKey }) });
}
