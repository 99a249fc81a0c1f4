import { useEffect, useState } from 'react';
import { Box } from '@mantine/core';
import { TOAST_MS } from '../notices.ts';
import { useObservable } from '../observable.ts';
import { useWebServices } from '../services.tsx';
import classes from './overlays.module.css';

/** The toast: one sentence for three seconds. The region is always there, so that screen readers notice a new text in it. */
export function ToastHost() {
  const { notices } = useWebServices();
  const toast = useObservable(notices.toast);
  const foot = useFootHeight(toast !== null);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => notices.toast.set(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, notices]);
  return (
    <Box className={classes.toasts} role="status" __vars={{ '--foot': `${foot}px` }}>
      {toast && (
        <p key={toast.id} className={classes.toast}>
          {toast.text}
        </p>
      )}
    </Box>
  );
}

const MODAL = '[aria-modal="true"]';
const FOOT = '[data-foot]';

/** How much of the bottom of the window the buttons of the sheet on top take, or those of the page; 0 where there are none. */
function measure(): number {
  const modals = [...document.querySelectorAll(MODAL)];
  const foot = [...(modals.at(-1) ?? document).querySelectorAll(FOOT)].at(-1)?.getBoundingClientRect();
  // Beside the content, or scrolled with it, they are not in the way.
  if (!foot || foot.bottom < window.innerHeight - 1 || foot.width < window.innerWidth / 2) return 0;
  return foot.height;
}

/** The height of the buttons at the bottom of a phone, as long as it is wanted: a sheet may open or change meanwhile. */
function useFootHeight(isWanted: boolean): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = (): void => setHeight(measure());
    look();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    // A sheet slides in without a change of the document.
    document.addEventListener('transitionend', look, true);
    return () => {
      changes.disconnect();
      document.removeEventListener('transitionend', look, true);
    };
  }, [isWanted]);
  return height;
}
