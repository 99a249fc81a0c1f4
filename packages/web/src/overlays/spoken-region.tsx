import { VisuallyHidden } from '@mantine/core';
import { useObservable } from '../observable.ts';
import { useWebServices } from '../services.tsx';

/** The hidden region from which screen readers read sentences. */
export function SpokenRegion() {
  const { notices } = useWebServices();
  const spoken = useObservable(notices.spoken);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {spoken && <span key={spoken.id}>{spoken.text}</span>}
    </VisuallyHidden>
  );
}
