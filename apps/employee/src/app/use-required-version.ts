import { useEffect, useEffectEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useObservable } from '@jornada/web/observable.ts';
import { hasUnsaved } from '@jornada/web/unsaved.ts';
import { nativePlatform } from '../native/shell.ts';
import { useServices } from '../shared/services.tsx';

/** How often to check whether unsaved text was sent or left, in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** Goes to the update page if this version may no longer be used, but never while there is unsaved text. */
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
