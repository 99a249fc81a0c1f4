import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useWebServices } from '@jornada/web/services.tsx';

/** Reads a call. While another page or filter is under way, what was shown stays. */
export function useRead<C extends Call>(call: C, input: EntradaDe<C>, { enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useWebServices();
  return useQuery({
    queryKey: [call.path, input],
    queryFn: ({ signal }): Promise<SalidaDe<C>> => client.call(call, input, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

type Sent<C extends Call> = { input: EntradaDe<C>; onSuccess?: ((saved: SalidaDe<C>) => void) | undefined };

/** Sends a call, and reads anew what it changes. `refresh`: the calls that read it. */
export function useSend<C extends Call>(call: C, refresh: readonly Pick<Call, 'path'>[]) {
  const { client, queryClient } = useWebServices();
  const sending = useMutation({
    mutationFn: ({ input }: Sent<C>): Promise<SalidaDe<C>> => client.call(call, input),
    onSuccess: (saved, { onSuccess }) => {
      // Not as the mutation's own callback of a call: with what was read anew the form may be another one, and nobody would hear it.
      onSuccess?.(saved);
      return Promise.all(refresh.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
  });
  return {
    ...sending,
    variables: sending.variables?.input,
    mutate: (input: EntradaDe<C>, { onSuccess }: Omit<Sent<C>, 'input'> = {}) => sending.mutate({ input, onSuccess }),
  };
}
