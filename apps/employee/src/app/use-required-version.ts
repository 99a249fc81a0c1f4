import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useObservable } from '@jornada/web/observable.ts';
import { hasUnsaved } from '@jornada/web/unsaved.ts';
import { nativePlatform } from '../native/shell.ts';
import { useServices } from '../shared/services.tsx';

/** How soon after something typed was sent or left the person is led away. */
const LOOK_EVERY_MS = 1000;

/** Leads to the update where this version may not go on; never in the middle of something typed. */
export function useRequiredVersion(): void {
  const router = useRouter();
  const isRequired = useObservable(useServices().required);
  const lead = useEffectEvent(() => {
    const to = nativePlatform() === null ? '/update' : '/storeupdate';
    if (!hasUnsaved() && router.state.location.pathname !== to) void router.navigate({ to, replace: true });
  });
  useEffect(() => {
    if (!isRequired) return;
    lead();
    const timer = setInterval(lead, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRequired]);
}
