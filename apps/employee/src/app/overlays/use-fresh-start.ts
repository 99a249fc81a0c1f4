import { useEffect, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '@jornada/web/services.tsx';
import { useServices } from '../../shared/services.tsx';

/**
 * When somebody begins or stops acting for another person, in this tab or another, all data are read again, so that nobody sees
 * one person's data as the other's.
 */
export function useFreshStart(): void {
  const { queryClient } = useServices();
  const { simulatedUser, token } = useSession();
  const router = useRouter();
  const shown = simulatedUser?.DNI ?? null;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (token === null) return;
    // Reads on the screen stay connected to their queries, so these are reset and repeated, not only removed.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
    void router.navigate({ to: '/', replace: true });
  }, [queryClient, router, shown, token]);
}
