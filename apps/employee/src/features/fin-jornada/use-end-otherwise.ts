import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { refreshAfter, settle } from '@jornada/web/after-call.ts';
import { useServices } from '../../shared/services.tsx';
import { useSameKey } from '@jornada/web/use-same-key.ts';

/** A way to end the day otherwise, with the input of its call. */
export type Ending =
  | { como: 'sugerido'; body: EntradaDe<typeof registros.sugerido> }
  | { como: 'reabrir'; body: EntradaDe<typeof registros.rectificarFin> };

const CALL = {
  sugerido: registros.sugerido,
  reabrir: registros.rectificarFin,
};

/** Ends today otherwise, or reopens it. If an answer was lost and it is sent again, it counts as the same action. */
export function useEndOtherwise(onDone: (hoy: HoyVista, ending: Ending) => void) {
  const { client, queryClient } = useServices();
  const keyOf = useSameKey();
  return useMutation({
    mutationFn: async (ending: Ending): Promise<HoyVista> => {
      const options = { idempotencyKey: keyOf(ending) };
      switch (ending.como) {
        case 'sugerido':
          return (await client.call(registros.sugerido, ending.body, options)).hoy;
        case 'reabrir':
          return (await client.call(registros.rectificarFin, ending.body, options)).hoy;
      }
    },
    onSuccess: (hoy, ending) => {
      // Decides where to go first, because reading the data again removes this screen.
      onDone(hoy, ending);
      void settle(queryClient, CALL[ending.como], { hoy });
    },
    onError: (error, { como }) => {
      // The shown day may be old, unless the server was not asked.
      if (error instanceof ApiError && (error.status === 409 || error.status === 403)) void refreshAfter(queryClient, CALL[como]);
    },
  });
}
