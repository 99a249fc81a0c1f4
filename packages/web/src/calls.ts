import { useMutation } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useWebServices } from './services.tsx';

type Sent<C extends Call> = {
  input: EntradaDe<C>;
  idempotencyKey?: string | undefined;
  onSuccess?: ((saved: SalidaDe<C>) => void) | undefined;
};

export function useSend<C extends Call>(call: C) {
  const { client, queryClient } = useWebServices();
  const sending = useMutation({
    mutationFn: ({ input, idempotencyKey }: Sent<C>): Promise<SalidaDe<C>> =>
      client.call(call, input, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSuccess: (saved, { onSuccess }) => {
      onSuccess?.(saved);
      return queryClient.invalidateQueries();
    },
  });
  return {
    ...sending,
    variables: sending.variables?.input,
    mutate: (input: EntradaDe<C>, options: Omit<Sent<C>, 'input'> = {}) => sending.mutate({ input, ...options }),
  };
}
