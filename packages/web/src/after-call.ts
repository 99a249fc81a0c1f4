import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Call, Definition } from '@jornada/contract/call.ts';

type Brings = NonNullable<Definition['trae']>;

/** The key and the data of the read that an answer brings along. */
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

/** Reads again everything that was read from these features or by these calls. */
export function refresh(queryClient: QueryClient, changed: readonly string[], except?: (query: Query) => boolean): Promise<void> {
  const isChanged = (query: Query): boolean =>
    [query.meta?.feature, query.meta?.call].some((one) => one !== undefined && changed.includes(one)) && !except?.(query);
  return queryClient.invalidateQueries({ predicate: isChanged });
}

/** After an answer: shows what it brought along, and reads again the rest of what the call changes. */
export function settle(queryClient: QueryClient, call: Call, answer: unknown): Promise<void> {
  const brought = adopt(queryClient, call, answer);
  return refreshAfter(queryClient, call, brought);
}

/** Reads again what a call changes, as the contract says, except `brought`, which came with its answer. */
export function refreshAfter(queryClient: QueryClient, call: Call, brought: QueryKey | null = null): Promise<void> {
  if (call.cambia === 'nada') return Promise.resolve();
  const own = JSON.stringify(brought);
  return refresh(queryClient, [call.feature, ...(call.cambia ?? [])], ({ queryKey }) => JSON.stringify(queryKey) === own);
}
