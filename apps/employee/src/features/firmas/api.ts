import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { firmas } from '@jornada/contract/firmas/calls.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { askPasskey } from '@jornada/web/native/passkeys.ts';
import { useServices } from '../../shared/services.tsx';

export type FirmaPropia = EntradaDe<typeof firmas.firmar>;

export const usePropias = () => useRead(firmas.propias, {});
/** A month as it would be signed now. */
export const useMesParaFirmar = (ano: number, mes: number) => useRead(firmas.mes, { ano, mes });

/** Signs. With `isKey` the device is asked for a passkey first. @throws PasskeyCancelled. */
export function useFirmar({ isKey, onSuccess }: { isKey: boolean; onSuccess: () => void }) {
  const { client } = useServices();
  const byKey = async (input: FirmaPropia): Promise<SalidaDe<typeof firmas.firmar>> => {
    const { Reto, Opciones } = await client.call(firmas.retoLlave, { huella: input.huella });
    return client.call(firmas.firmar, { ...input, Prueba: { Reto, Llave: await askPasskey(Opciones) } });
  };
  return useSend(firmas.firmar, { onSuccess, refreshOnError: true, ...(isKey && { by: byKey }) });
}

export const useObjetar = (onSuccess: () => void) => useSend(firmas.objetar, { onSuccess });
