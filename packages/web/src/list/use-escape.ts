import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Escape, pressed anywhere within an element, does something once: neither what lies around hears it, nor is it heard where something
 * within has used it already.
 */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const listener = (event: KeyboardEvent): void => onKey(event);
    place.addEventListener('keydown', listener);
    return () => place.removeEventListener('keydown', listener);
  }, [element]);
}
