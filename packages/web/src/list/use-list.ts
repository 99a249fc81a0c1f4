import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { useRead, type Shown } from '../calls.ts';
import { useReadParts } from '../read-parts.ts';
import type { ReadQuery } from './loaded.tsx';

/** As many as a list reads at a time. */
const SIZE = 20;

/** One thing of the list that a call answers. */
type OneOf<C extends Call> = SalidaDe<C> extends { items: readonly (infer One)[] } ? One : never;
/** A filter that is not set is not sent. */
export type Loose<T> = { [Name in keyof T]: T[Name] | undefined };

/** A list that is read, whole or part by part. */
export type List<One, Answer = unknown> = ReadQuery<Answer> & {
  items: readonly One[];
  /** How many there are, shown or not; undefined where its call does not count them. */
  total: number | undefined;
  /** It comes in parts; otherwise all that there is shows. */
  isInParts: boolean;
  hasMore: boolean;
  isReadingMore: boolean;
  readMore: () => void;
};

/** Something new may have come between two parts: what stands on both shows once. */
function uniqueById<One>(items: readonly One[]): One[] {
  const seen = new Set<unknown>();
  return items.filter((one) => {
    const id: unknown = typeof one === 'object' && one !== null && 'id' in one ? one.id : one;
    return !seen.has(id) && seen.add(id);
  });
}

const isSet = ([, value]: [string, unknown]): boolean => value !== undefined && value !== '';
/** What is set of the filters of a list. */
export const withoutEmpty = <T extends object>(filters: T) =>
  Object.fromEntries(Object.entries(filters).filter(isSet)) as { [Name in keyof T]?: Exclude<T[Name], undefined> };

/**
 * Reads a list part by part; `filters`: its input, in which nothing set is nothing sent. `data` is its first part, with what else the call
 * says of the list. While other filters are read, the former list stays.
 */
export function useList<C extends Call>(
  call: C,
  filters: Loose<Omit<EntradaDe<C>, 'start' | 'tras' | 'limit'>>,
  { size = SIZE, ...shown }: Shown & { size?: number } = {},
): List<OneOf<C>, SalidaDe<C>> {
  const input = withoutEmpty(filters) as Omit<EntradaDe<C>, 'start' | 'tras' | 'limit'>;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadParts(call, input, {
    size,
    keeps: true,
    ...shown,
  });
  type Part = { items: readonly OneOf<C>[]; total?: number };
  const parts = (data?.pages ?? []) as readonly (SalidaDe<C> & Part)[];
  return {
    data: parts[0],
    error,
    refetch,
    items: uniqueById(parts.flatMap(({ items }) => items)),
    total: parts.at(-1)?.total,
    isInParts: true,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

/** Reads a list that comes in one go. */
export function useWholeList<C extends Call>(call: C, input: EntradaDe<C>, shown: Shown = {}): List<OneOf<C>, SalidaDe<C>> {
  const { data, error, refetch } = useRead(call, input, shown);
  const items = (data as { items: readonly OneOf<C>[] } | undefined)?.items ?? [];
  return { data, error, refetch, items, total: items.length, isInParts: false, hasMore: false, isReadingMore: false, readMore: nothing };
}

const nothing = (): void => undefined;
