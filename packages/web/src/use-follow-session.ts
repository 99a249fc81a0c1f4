import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiError } from '@jornada/client';
import { forgetTab } from './tab-store.ts';
import { useWebServices, useSession } from './services.tsx';
import { hasUnsaved } from './unsaved.ts';

type Options = {
  over: ApiError | null;
  /** Goes to the log-in. `comesBack`: after the log-in the person comes back to the current page. */
  toLogin: (options: { comesBack: boolean }) => void;
};

/**
 * Goes to the log-in when the session ends. If it ended by itself, its message is shown, the person is asked first if something
 * typed would be lost, and comes back to the same page afterwards. The other case: somebody signed out, in this tab or another.
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
    // The data on the screen belong to nobody any more.
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
