import { useEffect } from 'react';
import { TOAST_MS } from '../notices.ts';
import { useObservable } from '../observable.ts';
import { useWebServices } from '../services.tsx';
import classes from './overlays.module.css';

/** The toast: one sentence for three seconds. The region is always there, so that screen readers notice a new text in it. */
export function ToastHost() {
  const { notices } = useWebServices();
  const toast = useObservable(notices.toast);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => notices.toast.set(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, notices]);
  return (
    <div className={classes.toasts} role="status">
      {toast && (
        <p key={toast.id} className={classes.toast}>
          {toast.text}
        </p>
      )}
    </div>
  );
}
