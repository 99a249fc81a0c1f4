import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useObservable } from '@jornada/web/observable.ts';
import { useServices } from '../services.tsx';
import { useGoingOn } from './use-going-on.ts';

/** Stands beside every page that needs the PIN: keeps the visit open, ends it when they are left, and leads to the PIN where it has ended. */
export function PinWatch(): null {
  const { visit } = useServices();
  const router = useRouter();
  const isOpen = useObservable(visit.isOpen);
  useGoingOn();
  const askAgain = useEffectEvent(() => {
    void router.navigate({ to: '/documentacion-pin', search: { volver: router.state.location.href }, replace: true });
  });
  useEffect(() => {
    if (!isOpen) askAgain();
  }, [isOpen]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Left for good, and not drawn anew in the same moment.
      queueMicrotask(() => !isHere.current && visit.close());
    };
  }, [visit]);
  return null;
}
