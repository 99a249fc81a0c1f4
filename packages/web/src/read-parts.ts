import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { Shown } from './calls.ts';
import type { Freshness, Reading } from './read-options.ts';
import { useWebServices } from './services.tsx';

// A separate file, so that the log-in does not load code that only long lists need.

/** The answer of a call that returns a part of a list: with the total number, or with whether more follow. */
type Part = { items: readonly unknown[]; total: number } | { items: readonly { id: number }[]; hayMas: boolean };
/** The input for a part: how many items come before it, or the item before it; neither for the first part. */
type Place = { start?: number; tras?: number };

const FIRST: Place = {};

function placeAfter(parts: readonly Part[]): Place | undefined {
  const last = parts.at(-1);
  if (!last || last.items.length === 0) return undefined;
  if ('hayMas' in last) {
    const tras = last.items.at(-1)?.id;
    return last.hayMas && tras !== undefined ? { tras } : undefined;
  }
  const start = parts.reduce((sum, { items }) => sum + items.length, 0);
  return start < last.total ? { start } : undefined;
}

/**
 * The options for reading a list part by part; `size`: the length of a part. The key differs from that of the same list read as a
 * whole.
 */
export function readPartsOptions<C extends Call>(
  { client }: Reading,
  call: C,
  input: Omit<EntradaDe<C>, keyof Place | 'limit'>,
  { size, ...freshness }: Freshness & { size: number },
) {
  return infiniteQueryOptions({
    ...freshness,
    queryKey: [call.path, input, 'parts'] as const,
    queryFn: ({ pageParam, signal }): Promise<SalidaDe<C>> =>
      client.call(call, { ...input, ...pageParam, limit: size } as EntradaDe<C>, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: (_last: SalidaDe<C>, parts: SalidaDe<C>[]) => placeAfter(parts as Part[]),
    meta: { call: call.id, feature: call.feature, ...(call.conPin && { conPin: true }) },
  });
}

/** Reads a list part by part; `size`: the length of a part. */
export function useReadParts<C extends Call>(
  call: C,
  input: Omit<EntradaDe<C>, keyof Place | 'limit'>,
  { enabled = true, keeps = false, size, ...freshness }: Shown & { size: number },
) {
  return useInfiniteQuery({
    ...readPartsOptions(useWebServices(), call, input, { size, ...freshness }),
    enabled,
    ...(keeps && { placeholderData: keepPreviousData }),
  });
}
