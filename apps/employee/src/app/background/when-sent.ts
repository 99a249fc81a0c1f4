import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves once nothing is being sent. What is being sent brings its own answer, and the form that waits for it would be gone if the news of
 * it came first.
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
