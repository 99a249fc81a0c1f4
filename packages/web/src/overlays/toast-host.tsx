import { useEffect } from 'react';
import { Box } from '@mantine/core';
import { TOAST_MS } from '../notices.ts';
import { useObservable } from '../observable.ts';
import { useWebServices } from '../services.tsx';
import { useFootHeight } from './use-foot-height.ts';
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
