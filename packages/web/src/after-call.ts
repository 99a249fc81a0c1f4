import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Call, Definition } from '@jornada/contract/call.ts';

type Brings = NonNullable<Definition['trae']>;

/** The read that an answer brings along, and what it says. */
function broughtBy({ lectura, campo, por }: Brings, answer: Record<string, unknown>): { queryKey: QueryKey; data: unknown } {
  const data = campo === undefined ? answer : answer[campo];
  return { queryKey: [lectura, por === undefined ? {} : { [por]: answer[por] }], data };
}

/**
 * Shows what an answer brought along, such as the day after a clock-in: nobody asks for it again. What was asked for before the call and comes after it would show the
 * state of before.
 */
export function adopt(queryClient: QueryClient, call: Pick<Call, 'trae'>, answer: unknown): QueryKey | null {
  if (!call.trae || typeof answer !== 'object' || answer === null) return null;
  const { queryKey, data } = broughtBy(call.trae, answer as Record<string, unknown>);
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
  return queryKey;
}

/** Asks anew what was read of these features, or by these calls. */
export function refresh(queryClient: QueryClient, changed: readonly string[], except?: (query: Query) => boolean): Promise<void> {
  const isChanged = (query: Query): boolean =>
    [query.meta?.feature, query.meta?.call].some((one) => one !== undefined && changed.includes(one)) && !except?.(query);
  return queryClient.invalidateQueries({ predicate: isChanged });
}

/** All that an answered call changes: what it brought is shown, the rest of what it changes is asked for anew. */
export function settle(queryClient: QueryClient, call: Call, answer: unknown): Promise<void> {
  const brought = adopt(queryClient, call, answer);
  return refreshAfter(queryClient, call, brought);
}

/** Asks anew what a call changes, by what it says in the contract; `brought`: not that, which came with its answer. */
export function refreshAfter(queryClient: QueryClient, call: Call, brought: QueryKey | null = null): Promise<void> {
  if (call.cambia === 'nada') return Promise.resolve();
  const own = JSON.stringify(brought);
  return refresh(queryClient, [call.feature, ...(call.cambia ?? [])], ({ queryKey }) => JSON.stringify(queryKey) === own);
}
