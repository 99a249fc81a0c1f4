import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { ApiError } from '@jornada/client';
import { useServices, useSession } from '../platform/services.tsx';
import { hasUnsaved } from '../platform/unsaved.ts';

/**
 * Leads to the log-in when the session ends: by itself (with its message, or after asking where something typed would
 * be lost; afterwards back to the same page), or because somebody signed out, here or in another tab.
 */
export function useFollowSession(over: ApiError | null): { asks: boolean; leave: () => void } {
  const { session, sessionOver, notices, queryClient } = useServices();
  const { token } = useSession();
  const router = useRouter();
  const isLeaving = useRef(false);
  const asks = over !== null && hasUnsaved();

  const leave = () => {
    isLeaving.current = true;
    const { href, pathname } = router.state.location;
    session.clear();
    queryClient.clear();
    sessionOver.set(null);
    void router.navigate({ to: '/login', search: { volver: pathname === '/login' ? undefined : href }, replace: true });
  };
  const onOver = useEffectEvent((error: ApiError) => {
    notices.show(error.message);
    leave();
  });
  useEffect(() => {
    if (over && !asks) onOver(over);
  }, [over, asks]);

  const onSignedOut = useEffectEvent(() => {
    if (isLeaving.current) {
      isLeaving.current = false;
      return;
    }
    // What is shown is nobody's any more.
    queryClient.clear();
    void router.navigate({ to: '/login', replace: true });
  });
  const wasSignedIn = useRef(token !== null);
  useEffect(() => {
    if (wasSignedIn.current && token === null) onSignedOut();
    wasSignedIn.current = token !== null;
  }, [token]);

  return { asks, leave };
}
