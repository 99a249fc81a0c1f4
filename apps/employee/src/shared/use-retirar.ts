import { useMutation } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { refreshBandeja } from './bandeja-cache.ts';
import { refreshRegistros } from './registros-cache.ts';
import { useServices } from './services.tsx';
import { useSameKey } from '@jornada/web/use-same-key.ts';

/** Takes back own proposals that nobody has answered yet. Whatever comes of it, the screens behind it are asked for again. */
export function useRetirar() {
  const { client, queryClient } = useServices();
  const keyOf = useSameKey();
  return useMutation({
    mutationFn: (ids: number[]) => client.call(registros.retirarCorreccion, { ids }, { idempotencyKey: keyOf(ids) }),
    onSettled: () => Promise.all([refreshRegistros(queryClient), refreshBandeja(queryClient)]),
  });
}
