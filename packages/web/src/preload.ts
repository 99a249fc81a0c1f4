import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Starting = { queryKey: QueryKey; initialPageParam?: unknown };

/** Starts reading while the screen's own code is still loading. The screen shows a failure. */
export function preload({ queryClient }: { queryClient: QueryClient }, ...queries: readonly Starting[]): void {
  for (const query of queries) {
    const isParts = 'initialPageParam' in query;
    const started = isParts
      ? queryClient.infiniteQuery(query as Parameters<QueryClient['infiniteQuery']>[0])
      : queryClient.query(query as Parameters<QueryClient['query']>[0]);
    started.catch(() => null);
  }
}
