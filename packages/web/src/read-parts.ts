import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { Shown } from './calls.ts';
import type { Freshness, Reading } from './read-options.ts';
import { useWebServices } from './services.tsx';

// A separate file, so that the log-in does not load code that only long lists need.

/** The answer of a call that returns a part of a list. */
type Part = { items: readonly unknown[]; total: number };

/**
 * The options for reading a list part by part; `size`: the length of a part. The key differs from that of the same list read as a
 * whole.
 */
export function readPartsOptions<C extends Call>(
  { client }: Reading,
  call: C,
  input: Omit<EntradaDe<C>, 'start' | 'limit'>,
  { size, ...freshness }: Freshness & { size: number },
) {
  return infiniteQueryOptions({
    ...freshness,
    queryKey: [call.path, input, 'parts'] as const,
    queryFn: ({ pageParam, signal }): Promise<SalidaDe<C>> =>
      client.call(call, { ...input, start: pageParam, limit: size } as EntradaDe<C>, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: SalidaDe<C>, _parts: unknown, start: number) => {
      const { items, total } = last as Part;
      return items.length > 0 && start + items.length < total ? start + items.length : undefined;
    },
    meta: { call: call.id, feature: call.feature },
  });
}

/** Reads a list part by part; `size`: the length of a part. */
export function useReadParts<C extends Call>(
  call: C,
  input: Omit<EntradaDe<C>, 'start' | 'limit'>,
  { enabled = true, keeps = false, size, ...freshness }: Shown & { size: number },
) {
  return useInfiniteQuery({
    ...readPartsOptions(useWebServices(), call, input, { size, ...freshness }),
    enabled,
    ...(keeps && { placeholderData: keepPreviousData }),
  });
}
