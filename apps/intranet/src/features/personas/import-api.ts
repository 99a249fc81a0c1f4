import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { importar, type Ensayo } from '@jornada/contract';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** A file as it is sent, with what is to be read as something else. */
export type Archivo = EntradaDe<typeof importar.ensayar>;
export type Ensayado = { archivo: Archivo; ensayo: Ensayo };

/** What a file would do. */
export function useEnsayar(onDone: (ensayado: Ensayado) => void) {
  const { client } = useWebServices();
  return useMutation({
    mutationFn: async (archivo: Archivo): Promise<Ensayado> => ({ archivo, ensayo: await client.call(importar.ensayar, archivo) }),
    onSuccess: onDone,
  });
}

/** The dry run that the server shows where something has changed since. */
const newDryRun = (error: unknown): Ensayo | null =>
  error instanceof ApiError && error.code === 'personas.ensayo-cambiado' ? (error.content as Ensayo | null) : null;

type Pedido = Ensayado & { invitar: boolean };
type Handlers = { onDone: (aplicado: SalidaDe<typeof importar.aplicar>, pedido: Pedido) => void; onChanged: (ensayado: Ensayado) => void };

/** Does what was seen. What comes of it is told even when the page was left meanwhile. `onChanged`: what it would do now, where that is something else. */
export function useAplicar({ onDone, onChanged }: Handlers) {
  const { client, queryClient } = useWebServices();
  return useMutation({
    mutationFn: ({ archivo, ensayo, invitar }: Pedido) => client.call(importar.aplicar, { ...archivo, huella: ensayo.huella, invitar }),
    onError: (error, { archivo }) => {
      const ensayo = newDryRun(error);
      if (ensayo) onChanged({ archivo, ensayo });
    },
    onSuccess: (aplicado, pedido) => {
      onDone(aplicado, pedido);
      return queryClient.invalidateQueries({ queryKey: ['personas'] });
    },
  });
}
