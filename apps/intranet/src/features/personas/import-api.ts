import { ApiError } from '@jornada/client';
import { importar, type Ensayo } from '@jornada/contract';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useSend } from '@jornada/web/calls.ts';

/** A file as it is sent, with what is to be read as something else. */
export type Archivo = EntradaDe<typeof importar.ensayar>;
export type ArchivoEnsayado = { archivo: Archivo; ensayo: Ensayo };

/** What a file would do. */
export function useEnsayar(onDone: (ensayado: ArchivoEnsayado) => void) {
  const sending = useSend(importar.ensayar);
  const mutate = (archivo: Archivo): void => sending.mutate(archivo, { onSuccess: (ensayo) => onDone({ archivo, ensayo }) });
  return { ...sending, mutate };
}

/** The dry run that the server shows where something has changed since. */
const newDryRun = (error: unknown): Ensayo | null =>
  error instanceof ApiError && error.code === 'personas.ensayo-cambiado' ? (error.content as Ensayo | null) : null;

type Pedido = ArchivoEnsayado & { invitar: boolean };
type Handlers = {
  onDone: (aplicado: SalidaDe<typeof importar.aplicar>, pedido: Pedido) => void;
  onChanged: (ensayado: ArchivoEnsayado) => void;
};

/** Does what was seen. What comes of it is told even when the page was left meanwhile. `onChanged`: what it would do now, where that is something else. */
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
