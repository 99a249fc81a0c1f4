import { VisuallyHidden } from '@mantine/core';
import { useObservable } from '../../platform/observable.ts';
import { useServices } from '../../platform/services.tsx';

/** Where sentences for screen readers pass through. */
export function SpokenRegion() {
  const { notices } = useServices();
  const spoken = useObservable(notices.spoken);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {spoken && <span key={spoken.id}>{spoken.text}</span>}
    </VisuallyHidden>
  );
}
