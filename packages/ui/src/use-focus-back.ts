import { useEffect, useState } from 'react';

/**
 * For a layer that is there only while it is open: as it goes, what had the focus before has it again, unless something else has it by
 * then. The library does so only for a layer that is there, closed, before it is opened.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
