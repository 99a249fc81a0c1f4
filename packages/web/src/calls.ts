import { useRef } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { ApiError } from '@jornada/client';
import { adopt, refresh, refreshAfter } from './after-call.ts';
import { readOptions, type Freshness } from './read-options.ts';
import { useWebServices } from './services.tsx';
import { useSameKey } from './use-same-key.ts';

export type Shown = Freshness & {
  /** False: not asked for. */
  enabled?: boolean;
  /** While another page or filter is under way, what was shown stays. Not for one thing after the other. */
  keeps?: boolean;
};

/** Reads a call. */
export function useRead<C extends Call>(call: C, input: EntradaDe<C>, { enabled = true, keeps = false, ...freshness }: Shown = {}) {
  return useQuery({
    ...readOptions(useWebServices(), call, input, freshness),
    enabled,
    ...(keeps && { placeholderData: keepPreviousData }),
  });
}

type Told<C extends Call> = {
  onSuccess?: ((answer: SalidaDe<C>) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
};
type Sent<C extends Call> = Told<C> & { input: EntradaDe<C>; idempotencyKey?: string | undefined };

type Sending = {
  /** What is sent again after an answer that was lost is the same action: it is done once. */
  once?: boolean;
  /** A refusal says that what is shown is old, and there is no form that would go with it: it is asked for anew as well. */
  refreshOnError?: boolean;
  /** False: what is asked for anew keeps nobody waiting, and the answer shows at once. */
  waits?: boolean;
};

/**
 * Sends a call. What its answer brings along is shown, and what else it changes is asked for anew: the contract says so, see `trae` and
 * `cambia`. `idempotencyKey`: what is sent again with it is the same action. The same thing once more while it is under way is a double
 * click, and goes nowhere.
 */
export function useSend<C extends Call>(call: C, { once = false, refreshOnError = false, waits = true }: Sending = {}) {
  const { client, queryClient } = useWebServices();
  const keyOf = useSameKey();
  const underWay = useRef<string | null>(null);
  const sending = useMutation({
    mutationFn: ({ input, idempotencyKey = once ? keyOf(input) : undefined }: Sent<C>): Promise<SalidaDe<C>> =>
      client.call(call, input, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSuccess: (answer, { onSuccess }) => {
      const brought = adopt(queryClient, call, answer);
      // Not as the mutation's own callback of a call: with what was read anew the form may be another one, and nobody would hear it.
      onSuccess?.(answer);
      const refreshed = refreshAfter(queryClient, call, brought);
      return waits ? refreshed : undefined;
    },
    onError: (error, { onError }) => {
      onError?.(error);
      if (refreshOnError && error instanceof ApiError) void refreshAfter(queryClient, call);
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
    /** @throws ApiError */
    mutateAsync: (input: EntradaDe<C>) => sending.mutateAsync({ input }),
  };
}

/** Asks some calls anew: what somebody else has saved meanwhile, for one. */
export function useRefresh(...calls: readonly Pick<Call, 'id'>[]): () => void {
  const { queryClient } = useWebServices();
  return () =>
    void refresh(
      queryClient,
      calls.map(({ id }) => id),
    );
}
