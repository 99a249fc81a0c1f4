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

/** Sends a call, and reads anew what it changes. `refresh`: the calls that read it. */
export function useSend<C extends Call>(call: C, refresh: readonly Pick<Call, 'path'>[]) {
  const { client, queryClient } = useWebServices();
  return useMutation({
    mutationFn: (input: EntradaDe<C>): Promise<SalidaDe<C>> => client.call(call, input),
    onSuccess: () => Promise.all(refresh.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
  });
}
