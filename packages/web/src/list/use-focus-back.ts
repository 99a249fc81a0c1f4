import { useEffect, useRef, type RefObject } from 'react';

/** What opens something: it has the focus again once that is closed, unless the focus is elsewhere already. */
export function useFocusBack<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
