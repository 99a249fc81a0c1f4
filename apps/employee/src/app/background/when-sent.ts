import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves once nothing is being sent. A request that is being sent brings its own answer. If the news of it came first, the form
 * that waits for the answer would be gone.
 */
export function whenSent(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = (): boolean => queryClient.isMutating() === 0;
    if (check()) return resolve();
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (!check()) return;
      stop();
      resolve();
    });
  });
}
