import { useMutation } from '@tanstack/react-query';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { refreshRegistros } from '../../shared/registros-cache.ts';
import { useServices } from '../../shared/services.tsx';
import { useSameKey } from '@jornada/web/use-same-key.ts';

/** Saves the spread of a day, in the place of the one before. */
export function useSaveHours(onDone: () => void) {
  const { client, queryClient } = useServices();
  const keyOf = useSameKey();
  return useMutation({
    mutationFn: (body: EntradaDe<typeof registros.guardarHorasProyectos>) =>
      client.call(registros.guardarHorasProyectos, body, { idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      onDone();
      void refreshRegistros(queryClient);
    },
  });
}
