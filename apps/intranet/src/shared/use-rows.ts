import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useReadParts } from '@jornada/web/read-parts.ts';

const PART = 20;

type Input<C extends Call> = Omit<EntradaDe<C>, 'start' | 'tras' | 'limit'>;

/** A list that gets longer, part by part: its first answer with the rows of all parts, and how to read on. */
export function useRows<C extends Call>(call: C, input: Input<C>) {
  const { data, error, refetch, fetchNextPage } = useReadParts(call, input, { size: PART, keeps: true });
  const [first] = data?.pages ?? [];
  const items = data?.pages.flatMap((page) => (page as { items: unknown[] }).items);
  return {
    query: { data: first && ({ ...(first as object), items } as SalidaDe<C>), error, refetch },
    more: () => void fetchNextPage(),
  };
}
