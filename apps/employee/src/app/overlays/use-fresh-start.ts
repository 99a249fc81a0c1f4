import { useEffect, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '@jornada/web/services.tsx';
import { useServices } from '../../shared/services.tsx';

/** Whoever begins or stops acting for somebody, here or in another tab, sees nothing of the one as if it were the other's. */
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
    // What is on the screen goes on listening to what it asked for: that is emptied and asked for anew, not only forgotten.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
    void router.navigate({ to: '/', replace: true });
  }, [queryClient, router, shown, token]);
}
