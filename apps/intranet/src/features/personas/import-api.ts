import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { importar, type Ensayo } from '@jornada/contract';
import type { EntradaDe } from '@jornada/contract/call.ts';
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
export const newDryRun = (error: unknown): Ensayo | null =>
  error instanceof ApiError && error.code === 'personas.ensayo-cambiado' ? (error.content as Ensayo | null) : null;

/** Does what was seen. */
export function useAplicar() {
  const { client, queryClient } = useWebServices();
  return useMutation({
    mutationFn: ({ archivo, ensayo, invitar }: Ensayado & { invitar: boolean }) =>
      client.call(importar.aplicar, { ...archivo, huella: ensayo.huella, invitar }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['personas'] }),
  });
}
