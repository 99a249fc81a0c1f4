import { useRef } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { ApiError } from '@jornada/client';
import { adopt, refresh, refreshAfter } from './after-call.ts';
import { readOptions, type Freshness } from './read-options.ts';
import { useWebServices } from './services.tsx';
import { useSameKey } from './use-same-key.ts';

export type Shown<Answer = unknown> = Freshness & {
  /** False: the call is not made. */
  enabled?: boolean;
  /** While another page or filter is loading, the previous answer stays on the screen. Not for screens that show one thing after another. */
  keeps?: boolean;
  /** After how many milliseconds it is repeated, by what it has answered; false: not now. */
  repeatsAfter?: (answer: Answer | undefined) => number | false;
};

/** Reads a call, and shows the cached answer until the new one comes. */
export function useRead<C extends Call>(
  call: C,
  input: EntradaDe<C>,
  { enabled = true, keeps = false, repeatsAfter, ...freshness }: Shown<SalidaDe<C>> = {},
) {
  const refetchInterval =
    repeatsAfter && (({ state }: { state: { data?: unknown } }) => repeatsAfter(state.data as SalidaDe<C> | undefined));
  return useQuery({
    ...readOptions(useWebServices(), call, input, freshness),
    enabled,
    ...(keeps && { placeholderData: keepPreviousData }),
    ...(refetchInterval && { refetchInterval }),
  });
}

type Told<C extends Call> = {
  onSuccess?: ((answer: SalidaDe<C>) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
};
type Sent<C extends Call> = Told<C> & { input: EntradaDe<C>; idempotencyKey?: string | undefined };

export type Sending<C extends Call = Call> = {
  /** Called after each sending, with what was sent, even if the screen was left meanwhile. */
  onSuccess?: ((answer: SalidaDe<C>, input: EntradaDe<C>) => void) | undefined;
  /** If an answer was lost and the same input is sent again, the server takes it as the same action and does it once. */
  once?: boolean;
  /** A refusal means that the screen shows something old, and there is no form that would be lost: read again after a refusal, too. */
  refreshOnError?: boolean;
  /** False: nobody waits for what is read again, and the answer shows at once. */
  waits?: boolean;
  /** Sends the input, if more than the call is needed. @throws ApiError */
  by?: (input: EntradaDe<C>) => Promise<SalidaDe<C>>;
};

/**
 * Sends a call. The contract says what its answer brings along (`trae`), which is shown, and what else it changes (`cambia`), which is read again.
 * `idempotencyKey`: a second sending with the same key is the same action. The same input again while the first is under way is a double
 * click, and is not sent.
 */
export function useSend<C extends Call>(
  call: C,
  { onSuccess: onDone, once = false, refreshOnError = false, waits = true, by }: Sending<C> = {},
) {
  const { client, queryClient } = useWebServices();
  const keyOf = useSameKey();
  const underWay = useRef<string | null>(null);
  const sending = useMutation({
    mutationFn: ({ input, idempotencyKey = once ? keyOf(input) : undefined }: Sent<C>): Promise<SalidaDe<C>> =>
      by ? by(input) : client.call(call, input, idempotencyKey === undefined ? {} : { idempotencyKey }),
    onSuccess: (answer, { input, onSuccess }) => {
      const brought = adopt(queryClient, call, answer);
      // Called here and not by `mutate`: after the new reads the form may be another component, and `mutate` would not call back
      // any more.
      onDone?.(answer, input);
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
    mutateAsync: (input: EntradaDe<C>, options: Pick<Sent<C>, 'idempotencyKey'> = {}) => sending.mutateAsync({ input, ...options }),
  };
}

/** Reads some calls again, for example after somebody else has saved. */
export function useRefresh(...calls: readonly Pick<Call, 'id'>[]): () => void {
  const { queryClient } = useWebServices();
  return () =>
    void refresh(
      queryClient,
      calls.map(({ id }) => id),
    );
}
