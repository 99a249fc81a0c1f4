import { useRef } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** Reads a call. While another page or filter is under way, what was shown stays. `refetchInterval`: milliseconds until it is read anew. */
export function useRead<C extends Call>(
  call: C,
  input: EntradaDe<C>,
  { enabled = true, refetchInterval }: { enabled?: boolean; refetchInterval?: number } = {},
) {
  const { client } = useWebServices();
  return useQuery({
    queryKey: [call.path, input],
    queryFn: ({ signal }): Promise<SalidaDe<C>> => client.call(call, input, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
}

type Sent<C extends Call> = {
  input: EntradaDe<C>;
  idempotencyKey?: string | undefined;
  onSuccess?: ((saved: SalidaDe<C>) => void) | undefined;
};

/**
 * Sends a call, and reads anew what it changes. `refresh`: the calls that read it. `idempotencyKey`: what is sent again with it is the same
 * action. The same thing once more while it is under way is a double click, and goes nowhere.
 */
export function useSend<C extends Call>(call: C, refresh: readonly Pick<Call, 'path'>[]) {
  const { client, queryClient } = useWebServices();
  const underWay = useRef<string | null>(null);
  const sending = useMutation({
    mutationFn: ({ input, idempotencyKey }: Sent<C>): Promise<SalidaDe<C>> =>
      client.call(call, input, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSuccess: (saved, { onSuccess }) => {
      // Not as the mutation's own callback of a call: with what was read anew the form may be another one, and nobody would hear it.
      onSuccess?.(saved);
      return Promise.all(refresh.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
    onSettled: () => void (underWay.current = null),
  });
  const send = (sent: Sent<C>): void => {
    const same = JSON.stringify(sent.input);
    if (underWay.current === same) return;
    underWay.current = same;
    sending.mutate(sent);
  };
  return {
    ...sending,
    variables: sending.variables?.input,
    mutate: (input: EntradaDe<C>, options: Omit<Sent<C>, 'input'> = {}) => send({ input, ...options }),
  };
}
