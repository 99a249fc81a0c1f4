import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiError } from '@jornada/client';
import { forgetTab } from './tab-store.ts';
import { useWebServices, useSession } from './services.tsx';
import { hasUnsaved } from './unsaved.ts';

type Options = {
  over: ApiError | null;
  /** The way to the log-in; `comesBack`: afterwards to the page that is shown now. */
  toLogin: (options: { comesBack: boolean }) => void;
};

/**
 * Leads to the log-in when the session ends: by itself (with its message, or after asking where something typed would
 * be lost; afterwards back to the same page), or because somebody signed out, here or in another tab.
 */
export function useFollowSession({ over, toLogin }: Options): { asks: boolean; leave: () => void } {
  const { session, sessionOver, notices, queryClient } = useWebServices();
  const { token } = useSession();
  const isLeaving = useRef(false);
  const asks = over !== null && hasUnsaved();

  const leave = () => {
    isLeaving.current = true;
    session.clear();
    queryClient.clear();
    sessionOver.set(null);
    toLogin({ comesBack: true });
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
    forgetTab();
    toLogin({ comesBack: false });
  });
  const wasSignedIn = useRef(token !== null);
  useEffect(() => {
    if (wasSignedIn.current && token === null) onSignedOut();
    wasSignedIn.current = token !== null;
  }, [token]);

  return { asks, leave };
}
