import { useEffect, useRef, type RefObject } from 'react';

/** For the element that opens something: it gets the focus back when that is closed, unless the focus is already elsewhere. */
export function useFocusBack<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
