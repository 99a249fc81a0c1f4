import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Call, Definition } from '@jornada/contract/call.ts';

type Brings = NonNullable<Definition['trae']>;

/** The key and the data of the read that an answer contains. */
function readInAnswer({ lectura, campo, por }: Brings, answer: Record<string, unknown>): { queryKey: QueryKey; data: unknown } {
  const data = campo === undefined ? answer : answer[campo];
  return { queryKey: [lectura, por === undefined ? {} : { [por]: answer[por] }], data };
}

/**
 * Shows the data that an answer contains, such as the day after a clock-in, so that no second request is needed. Reads that began
 * before the call are cancelled: their answers would be older.
 */
export function adopt(queryClient: QueryClient, call: Pick<Call, 'trae'>, answer: unknown): QueryKey | null {
  if (!call.trae || typeof answer !== 'object' || answer === null) return null;
  const { queryKey, data } = readInAnswer(call.trae, answer as Record<string, unknown>);
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
  return queryKey;
}

/** Reads again everything that was read from these features or by these calls. */
export function refresh(queryClient: QueryClient, changed: readonly string[], except?: (query: Query) => boolean): Promise<void> {
  const isChanged = (query: Query): boolean =>
    [query.meta?.feature, query.meta?.call].some((one) => one !== undefined && changed.includes(one)) && !except?.(query);
  return queryClient.invalidateQueries({ predicate: isChanged });
}

/** After an answer: shows the data that it contains, and repeats the other reads that the call changes. */
export function settle(queryClient: QueryClient, call: Call, answer: unknown): Promise<void> {
  const brought = adopt(queryClient, call, answer);
  return refreshAfter(queryClient, call, brought);
}

/** Repeats the reads that a call changes, as the contract says, except `brought`, which came with the answer. */
export function refreshAfter(queryClient: QueryClient, call: Call, brought: QueryKey | null = null): Promise<void> {
  if (call.cambia === 'nada') return Promise.resolve();
  const own = JSON.stringify(brought);
  return refresh(queryClient, [call.feature, ...(call.cambia ?? [])], ({ queryKey }) => JSON.stringify(queryKey) === own);
}
