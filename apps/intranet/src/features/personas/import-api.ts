import { ApiError } from '@jornada/client';
import { importar, type Ensayo } from '@jornada/contract';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useSend } from '@jornada/web/calls.ts';

/** A file as it is sent, with the values to replace. */
export type Archivo = EntradaDe<typeof importar.ensayar>;
export type ArchivoEnsayado = { archivo: Archivo; ensayo: Ensayo };

/** The dry run of a file. */
export function useEnsayar(onDone: (ensayado: ArchivoEnsayado) => void) {
  const sending = useSend(importar.ensayar);
  const mutate = (archivo: Archivo): void => sending.mutate(archivo, { onSuccess: (ensayo) => onDone({ archivo, ensayo }) });
  return { ...sending, mutate };
}

/** The new dry run in the server's refusal, if something has changed since. */
const newDryRun = (error: unknown): Ensayo | null =>
  error instanceof ApiError && error.code === 'personas.ensayo-cambiado' ? (error.content as Ensayo | null) : null;

type Pedido = ArchivoEnsayado & { invitar: boolean };
type Handlers = {
  onDone: (aplicado: SalidaDe<typeof importar.aplicar>, pedido: Pedido) => void;
  onChanged: (ensayado: ArchivoEnsayado) => void;
};

/**
 * Applies the import. The result is reported even if the page was left meanwhile. `onChanged`: the new dry run, if it differs.
 */
export function useAplicar({ onDone, onChanged }: Handlers) {
  const sending = useSend(importar.aplicar);
  const mutate = (pedido: Pedido): void => {
    const { archivo, ensayo, invitar } = pedido;
    sending.mutate(
      { ...archivo, huella: ensayo.huella, invitar },
      {
        onSuccess: (aplicado) => onDone(aplicado, pedido),
        onError: (error) => {
          const changed = newDryRun(error);
          if (changed) onChanged({ archivo, ensayo: changed });
        },
      },
    );
  };
  return { ...sending, mutate };
}
