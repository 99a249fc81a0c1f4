import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';

/** When a read is repeated, and how long it is kept. The rest is decided in `createQueryClient`. */
export type Freshness = {
  /** Milliseconds in which a cached answer counts as new. */
  staleTime?: number;
  /** Milliseconds for which it is kept after no screen shows it any more. */
  gcTime?: number;
  /** Milliseconds after which it is repeated while a screen shows it. */
  refetchInterval?: number;
  retry?: boolean | number;
  refetchOnMount?: boolean | 'always';
  refetchOnReconnect?: boolean | 'always';
  refetchOnWindowFocus?: boolean | 'always';
};

/** Call and feature of each read. They decide which reads are repeated after a change. */
type ReadMeta = {
  call: string;
  feature: string;
  /** Stored on this device, and shown at the next start until the server has answered. */
  isKept?: boolean;
  /** Read with the PIN of the documents: forgotten when they are closed. */
  conPin?: true;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<ReadMeta>;
  }
}

export type Reading = { client: Pick<Client, 'call'> };
type ReadOptions = Freshness & Pick<ReadMeta, 'isKept'>;

/**
 * The options for reading a call, for hooks and for preloading. The same call with the same input is the same read everywhere.
 */
export function readOptions<C extends Call>(
  { client }: Reading,
  call: C,
  input: EntradaDe<C>,
  { isKept = false, ...freshness }: ReadOptions = {},
) {
  return queryOptions({
    ...freshness,
    queryKey: [call.path, input] as const,
    queryFn: ({ signal }): Promise<SalidaDe<C>> => client.call(call, input, { signal }),
    meta: { call: call.id, feature: call.feature, ...(isKept && { isKept }), conPin: call.conPin },
  });
}
