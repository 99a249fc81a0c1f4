import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Escape, pressed anywhere within an element, does something once: what lies around does not hear it. */
export function useEscape(element: RefObject<HTMLElement | null>, isOn: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const place = element.current;
    if (!place || !isOn) return;
    place.addEventListener('keydown', onKey);
    return () => place.removeEventListener('keydown', onKey);
  }, [element, isOn]);
}
